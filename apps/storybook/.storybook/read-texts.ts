import type { Dictionary } from '@pomp/language';
import { isWithin, telling } from '@pomp/tooling/telling';

declare global {
  interface Window {
    /** For the story tests, which put it there: the names of the texts, groups and sentences that are read for what is shown. */
    readTexts?: Set<string>;
  }
}

/** Words that tell which texts are read of them: a story that reads none of what was changed shows what it showed. */
export function createReader(): { reading: (dictionary: Dictionary) => Dictionary; tell: () => void } {
  const read = new Set<string>();
  const note = (name: string): void => {
    for (const names of [read, window.readTexts]) if (names && !isWithin(name, names)) names.add(name);
  };
  return {
    reading: (dictionary) => telling(dictionary, note),
    // Also what was read before a test asked: a sentence that was made then is shown on.
    tell: () => read.forEach((name) => window.readTexts?.add(name)),
  };
}
