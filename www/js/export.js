// Text out of the page: to the clipboard, or as a file.

/** Copies a text; returns what to tell the player. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied.";
  } catch {
    return "The browser does not allow copying here.";
  }
}

/** Offers a text as a file to save. */
export function saveText(name, text, type = "text/csv") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Lines of entries, as comma-separated values. */
export function csvText(lines) {
  const quoted = (entry) => (/[",]/.test(entry) ? `"${String(entry).replaceAll('"', '""')}"` : entry);
  return `${lines.map((line) => line.map(quoted).join(",")).join("\r\n")}\r\n`;
}
