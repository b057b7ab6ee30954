/** Files that don't come as they should. */

import { deflateSync, inflateSync } from "node:zlib";

import type { Route } from "playwright-core";

/** The browser itself tells of requests that fail. */
export const FAILED = /Failed to load resource|net::ERR_/;

/** A whole table with one bit changed inside. */
function altered(bytes: Buffer) {
  const inside = inflateSync(bytes);
  inside[inside.length >> 1] ^= 1;
  return deflateSync(inside);
}

const shortened = (bytes: Buffer) => deflateSync(inflateSync(bytes).subarray(0, -1));

/** How a table can be broken: what answers a request for it, of its bytes and those of another one. */
export const BROKEN: Record<string, (route: Route, bytes: Buffer, other?: Buffer) => Promise<void>> = {
  altered: (route, bytes) => route.fulfill({ body: altered(bytes), contentType: "application/octet-stream" }),
  "too short": (route, bytes) => route.fulfill({ body: shortened(bytes), contentType: "application/octet-stream" }),
  "cut off": (route, bytes) =>
    route.fulfill({ body: bytes.subarray(0, bytes.length >> 1), contentType: "application/octet-stream" }),
  "another table": (route, _, other) => route.fulfill({ body: other, contentType: "application/octet-stream" }),
  "a page instead": (route) =>
    route.fulfill({ body: "<!doctype html><title>Welcome</title>", contentType: "text/html" }),
  missing: (route) => route.fulfill({ status: 404, body: "not found" }),
  unreachable: (route) => route.abort(),
};
