import { choiceCookie, readChoice, type ConsentChoice } from './consent-choice.js';

/** Happen to the document: the page's own script and its islands each have this module for themselves. */
const changed = 'pomp:consent';
const asked = 'pomp:consent-asked';

/** Until the page is loaded again, where the browser keeps no cookies. */
const chosenHere = () => document.documentElement.dataset.consent as ConsentChoice | undefined;

/** What asks for consent, what changes it and what waits for it stand far apart. */
export const consentStore = {
  /** @returns what ends it */
  subscribe(listener: () => void) {
    document.addEventListener(changed, listener);
    return () => document.removeEventListener(changed, listener);
  },
  choice: () => readChoice(document.cookie) ?? chosenHere(),
  choose(choice: ConsentChoice) {
    document.cookie = choiceCookie(choice, { https: location.protocol === 'https:' });
    if (readChoice(document.cookie) !== choice) document.documentElement.dataset.consent = choice;
    document.dispatchEvent(new Event(changed));
  },
  /** @param from gets the focus back once it is answered */
  ask(from: HTMLElement | null) {
    document.dispatchEvent(new CustomEvent(asked, { detail: from }));
  },
  onAsked(listener: (from: HTMLElement | null) => void, signal: AbortSignal) {
    document.addEventListener(asked, (event) => listener((event as CustomEvent<HTMLElement | null>).detail), { signal });
  },
};
