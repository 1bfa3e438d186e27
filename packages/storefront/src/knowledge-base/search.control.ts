/** How long nothing is typed before it is searched, in ms. */
const pause = 300;

/**
 * Answers while someone types, with what the page itself answers when the form is sent: only what stands under the form changes, and the address, so that the way
 * back and a reload have it too. Where an answer doesn't come, sending the form still gets it.
 */
export function searchWhileTyping(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[type=search]');
  const said = form.querySelector('[role=status]');
  const place = form.ownerDocument.querySelector('[data-searched]');
  if (!field || !place) return;
  // What is listed where nothing is searched: unless the page itself came with an answer.
  const listed = field.defaultValue === '' ? [...place.childNodes] : undefined;
  const listedAt = location.href;
  let shown = field.defaultValue.trim();
  let asking: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const search = async () => {
    const words = field.value.trim();
    // Before anything else: what is asked may be of words that are gone again.
    asking?.abort();
    if (words === shown) return;
    asking = new AbortController();
    const { signal } = asking;
    const address = new URL(form.action);
    if (words) address.searchParams.set('q', words);
    const found =
      words || !listed
        ? await fetch(address, { signal }).then(
            async (answer) => (answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined),
            () => undefined,
          )
        : undefined;
    const now = words || !listed ? found?.querySelector('[data-searched]')?.childNodes : listed;
    if (!now || signal.aborted) return;
    shown = words;
    place.replaceChildren(...now);
    history.replaceState(history.state, '', now === listed ? listedAt : address);
    if (said) said.textContent = words ? (place.querySelector('h2, h3')?.textContent ?? '') : '';
  };
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void search(), pause);
  });
}
