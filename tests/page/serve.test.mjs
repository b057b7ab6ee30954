/** The local server: what a browser asks it, all at once, is answered. */

import assert from "node:assert/strict";
import { connect } from "node:net";
import { after, before, test } from "node:test";

import { PATIENCE, PHONE, launch, openPage, startSite } from "./harness.mjs";
import { assertSound, keptOffline, tablesLoaded } from "./steps.mjs";

let site;
let browser;

before(async () => {
  [site, browser] = await Promise.all([startSite(), launch()]);
});

after(async () => {
  await browser?.close();
  await site?.close();
});

test("connections that stay open leave none unanswered", async () => {
  const { port } = new URL(site.url);
  for (let round = 0; round < 5; round += 1) {
    const sockets = Array.from({ length: 24 }, () => connect(Number(port), "127.0.0.1"));
    const answers = sockets.map((socket) => new Promise((resolve, reject) => {
      socket.once("data", resolve);
      socket.once("error", reject);
      socket.setTimeout(PATIENCE, () => reject(new Error(`round ${round}: a request got no answer`)));
      socket.write(`GET /js/dom.js HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    }));
    try {
      await Promise.all(answers);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  }
});

test("the page loads from the local server, and is kept for use without a network", async () => {
  const visit = await openPage(browser, { url: site.url, offline: true, ...PHONE });
  await tablesLoaded(visit.page);
  await keptOffline(visit.page);
  await assertSound(visit);
  await visit.context.close();
});
