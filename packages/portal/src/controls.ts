/** What this package's markup can't do by itself, for pages without React. Gives what stops it. */
export function startControls(_document: Document): () => void {
  return () => undefined;
}
