import { isWithin, telling } from './telling.js';

/** `readTexts`: for the story tests, which put it there: the names of the texts, groups and sentences that are read for what is shown. @typedef {{ readTexts?: Set<string> }} Shown */

export function createReader() {
  /** @type {Set<string>} */
  const read = new Set();
  const shown = () => /** @type {Shown} */ (globalThis).readTexts;
  const note = (/** @type {string} */ name) => {
    for (const names of [read, shown()]) if (names && !isWithin(name, names)) names.add(name);
  };
  return {
    /**
     * @template {Readonly<Record<string, object>>} All
     * @param {All} all
     */
    reading: (all) => telling(all, note),
    tell: () => read.forEach((name) => shown()?.add(name)),
  };
}
