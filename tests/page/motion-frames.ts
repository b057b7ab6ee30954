/**
 * Prints how smoothly things move in each game, with the processor slowed down (4 times, or as often as the first argument says): the
 * frames drawn while something moves, over turns entered tap by tap on a phone. The second argument is a folder with a built site.
 */

import { eachTurn, type Opened, slowDown, TOUCH, tapOn } from "./slow-turns.ts";

const [slower = "4", folder] = process.argv.slice(2);

await eachTurn({ folder, context: { ...TOUCH, reducedMotion: "no-preference" } }, measure);

async function measure(what: string, opened: Opened, taps: string[]) {
  const { page } = opened;
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = 0;
    const note = (now: number) => {
      // The first frame after a tap is the tap's own.
      const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
      if (isMoving && last > 0) window.frameTimes.push(now - last);
      last = isMoving ? now : 0;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await slowDown(opened, Number(slower));
  for (const tap of taps) {
    await tapOn(opened, tap);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  }
  const frames = (await page.evaluate(() => window.frameTimes)).sort((a, b) => a - b);
  const late = frames.filter((time) => time > 25).length;
  console.log(
    `${what}: ${frames.length} frames while something moved, ${frames[frames.length >> 1]?.toFixed(1)} ms in the median, ${late} later than 25 ms, the longest ${frames.at(-1)?.toFixed(0)}`,
  );
}
