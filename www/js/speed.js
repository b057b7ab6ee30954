// Measures in this browser what the engine's benchmarks measure natively.

import { el } from "./dom.js";
import init, * as functions from "../rollwise.js";

const COUNTS = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, w: 5 };
const TURNS = [
  "", "> 123455ww", "5", "5 > 11234ww", "55w", "55w > 13344", "555w", "555w > 1234", "4555w", "4555w > 123",
];

/** A turn as text, the roll behind ">", as a query. */
function query(turn) {
  const [taken, roll] = turn.split(">").map((dice) => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const die of dice.trim()) counts[COUNTS[die]] += 1;
    return counts;
  });
  return { taken, roll: roll ?? null };
}

/** Median milliseconds of one call; a round makes enough of them for the clock's coarse step. */
async function median(call) {
  const rounds = [];
  let calls = 1;
  for (let round = 0; round < 40; round += 1) {
    const start = performance.now();
    for (let nth = 0; nth < calls; nth += 1) call();
    const time = performance.now() - start;
    if (round < 5) calls = Math.max(1, Math.ceil((calls * 8) / Math.max(time, 0.1)));
    else rounds.push(time / calls);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 2)];
}

function report(what, time) {
  document.querySelector("#times tbody").append(el("tr", {},
    el("th", { scope: "row", text: what }), el("td", { text: time.toFixed(4) })));
}

async function answers(how) {
  for (const turn of TURNS) {
    const asked = query(turn);
    report(`evaluateTurn, ${how}: ${turn || "nothing taken"}`, await median(() => functions.evaluateTurn(asked)));
  }
}

/** Two tables by turns, so that nothing solved for one serves the other. */
const TABLES = [
  { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] },
  { players: [[], [24]], toMove: 0, grill: [21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36] },
];

async function advice() {
  for (const turn of TURNS) {
    const asked = TABLES.map((table) => ({ ...table, ...query(turn) }));
    let calls = 0;
    const advise = () => functions.advise(asked[calls++ % asked.length]);
    report(`advise: ${turn || "nothing taken"}`, await median(advise));
  }
}

async function games() {
  const tournament = new functions.Tournament({ players: ["best-in-worms", "rule-4"], seed: 1 });
  report("one game of best-in-worms against rule-4", await median(() => tournament.play(1)));
  tournament.free();
}

await init();
report("structure of an 8-dice turn", await median(() => functions.layOutWholeTurn()));
for (const bust of ["scores-nothing", "keeps-total"]) {
  report(`every position of an 8-dice turn, ${bust}`, await median(() => functions.solveWholeTurn(bust)));
}
await answers("no tables");
await advice();
await games();
const { missing } = await functions.loadTables();
await answers("tables");
document.getElementById("state").textContent = missing.length === 0 ? "Done." : "Done, but some tables are missing.";
