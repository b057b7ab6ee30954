// A link as a QR code, for the phone on the other side of the table: black on white in any theme.

import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";

/** White around a code, in modules: scanners find it by that. */
const QUIET = 4;

/** The largest version of which a module is 2 pixels wide on the smallest phone: it has 125 modules, and holds 1,465 characters. */
const LARGEST = 27;

/** Null for a link that is too long. */
function codeOf(link: string) {
  try {
    return generate(link, { maxVersion: LARGEST });
  } catch {
    return null;
  }
}

/** @param words what the code is, and what is said instead of one that would be too large to be scanned */
export const codeView = (link: string, words: { code: string; noCode: string }) =>
  guard([link], () => {
    const code = codeOf(link);
    if (!code) return html`<p data-key="no-code">${words.noCode}</p>`;
    const size = code.size + 2 * QUIET;
    return html`<svg class="qr" role="img" aria-label=${words.code} viewBox=${`-${QUIET} -${QUIET} ${size} ${size}`} shape-rendering="crispEdges">
      <path fill="white" d=${`M-${QUIET}-${QUIET}h${size}v${size}h-${size}z`} />
      <path fill="black" d=${toSvgPath(code)} />
    </svg>`;
  });
