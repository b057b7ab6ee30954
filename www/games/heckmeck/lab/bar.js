// Play, cancel, and how far the play has come. On a phone it stands at the thumb.

import { el } from "../../../js/dom.js";
import { gamesInWords, timeInWords, whole } from "./words.js";

const QUARTERS = { 1: "A quarter", 2: "Half", 3: "Three quarters" };

/** `answer(run)`: the results in a sentence. */
export function createBar({ play, cancel, answer }) {
  const meter = el("progress", { "aria-label": "Games played" });
  const progress = el("p", { class: "progress-words" });
  const said = el("p", { class: "unseen", role: "status" });
  const playButton = el("button", { onclick: play });
  const cancelButton = el("button", { text: "Cancel", hidden: true, onclick: cancel });
  const failure = el("p", { class: "wrong", role: "alert" });
  const node = el("section", { class: "card bar", "aria-label": "Play" },
    el("div", { class: "progress", hidden: true }, meter, progress), failure,
    el("div", { class: "line" }, playButton, cancelButton), said);
  let told = { number: 0, state: "", quarter: 0 };

  function say(run) {
    const { number, state, done, of } = run;
    const quarter = Math.floor((4 * done) / of);
    if (number === told.number && state === told.state && quarter === told.quarter) return;
    const isNew = number !== told.number;
    told = { number, state, quarter };
    if (isNew) said.textContent = `Playing ${gamesInWords(of)}.`;
    else if (state === "done") said.textContent = `Done. ${answer(run)}`;
    else if (state === "cancelled") said.textContent = `${words(run)} ${answer(run)}`;
    else if (state === "playing") said.textContent = `${QUARTERS[quarter]} played. ${answer(run)}`;
  }

  return {
    node,
    render(setting, run) {
      const of = setting.series ? `5 × ${gamesInWords(setting.games)}` : gamesInWords(setting.games);
      playButton.textContent = `${run?.state === "failed" ? "Try again:" : "Play"} ${of}`;
      const playing = run?.state === "playing";
      if (!playing && document.activeElement === cancelButton) playButton.focus();
      cancelButton.hidden = !playing;
      playButton.className = playing ? "" : "primary";
      cancelButton.className = playing ? "primary" : "";
      failure.textContent = run?.state === "failed" ? failed(run) : "";
      meter.parentNode.hidden = !run || run.state === "failed";
      if (!run) return;
      meter.max = run.of;
      meter.value = run.done;
      meter.hidden = !playing;
      progress.textContent = words(run);
      say(run);
    },
  };
}

function failed({ error, done }) {
  const kept = done > 0 ? ` The ${gamesInWords(done)} played before are kept below.` : "";
  return `${done > 0 ? "The play has stopped" : "Nothing could be played"}: ${error.replace(/[.]$/, "")}.${kept}`;
}

function words({ state, done, of, time }) {
  const perSecond = (done / time) * 1000;
  if (state === "cancelled") return done === 0 ? "Cancelled before the first game." : `Cancelled after ${whole(done)} of ${gamesInWords(of)}: the results are of those.`;
  if (done === 0) return "Setting the tables …";
  const speed = `${whole(Math.round(perSecond))} a second`;
  if (state === "done") return `${gamesInWords(done)} played, ${speed}`;
  return `${whole(done)} of ${whole(of)} · ${speed} · ${timeInWords((of - done) / perSecond)} left`;
}
