/** Longer than a browser takes to begin saving. */
const KEPT_MS = 60_000;

/** Has the browser save bytes as a file. */
export function saveFile(bytes: Blob, name: string) {
  const address = URL.createObjectURL(bytes);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
