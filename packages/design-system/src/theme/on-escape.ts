/** Hears Escape before anything else that it would close, such as the dialog that what is open stands in. Returns how to hear it no more. */
export function onEscape(close: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // Within a word that is being composed it undoes that.
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}
