import { homePart } from './home-part.js';

/** How long nothing is typed before it is looked up, in ms: a number has more digits than its first. */
const pause = 600;

/** Draws the home whose address stands in a form, where the page has places for it. What is there before comes back where an address is nobody's. */
export function redrawHome(form: HTMLFormElement): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-home]')].map((place) => ({
    place,
    before: [...place.childNodes],
  }));
  if (places.length === 0) return;
  let shown = '';
  let isDrawn = false;
  let asking: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    clearTimeout(waiting);
    const filledIn = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
    const asked = filledIn.toString();
    if (asked === shown) return;
    shown = asked;
    asking?.abort();
    asking = new AbortController();
    const html =
      filledIn.get('zip') && filledIn.get('houseNumber')
        ? await fetch(`${form.action}?${homePart}`, { method: 'POST', body: filledIn, signal: asking.signal }).then(
            (answer) => (answer.status === 200 ? answer.text() : ''),
            () => undefined,
          )
        : '';
    if (asked !== shown) return;
    // Asked again once it can be.
    if (html === undefined) shown = '';
    if (!html && !isDrawn) return;
    isDrawn = Boolean(html);
    const drawn = new DOMParser().parseFromString(html ?? '', 'text/html');
    for (const { place, before } of places)
      place.replaceChildren(...(drawn.querySelector(`[data-home="${place.dataset['home']}"]`)?.childNodes ?? before));
  };
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void look(), pause);
  });
  form.addEventListener('focusout', () => void look());
  // What a browser filled in, or someone before the script was there.
  void look();
}
