import { choiceCookie, readChoice, type ConsentChoice } from './consent-choice.js';

const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

/** Until the page is loaded again, where the browser keeps no cookies. */
let chosenHere: ConsentChoice | undefined;

/** The control that reopened the question, which gets the focus back. */
let askedBy: HTMLElement | undefined;

/** One for the page: what asks, what changes it and what waits for it stand far apart. */
export const consentStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choice: () => readChoice(document.cookie) ?? chosenHere,
  askedBy: () => askedBy,
  ask(from: HTMLElement | undefined) {
    askedBy = from;
    changed();
  },
  choose(choice: ConsentChoice) {
    askedBy = undefined;
    document.cookie = choiceCookie(choice, { https: location.protocol === 'https:' });
    chosenHere = readChoice(document.cookie) === choice ? undefined : choice;
    changed();
  },
};
