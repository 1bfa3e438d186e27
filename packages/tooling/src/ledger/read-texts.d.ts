/**
 * For stories: words that tell which texts are read of them. A story that reads none of what was changed shows what it showed.
 * `tell`: also what was read before a test asked, as a sentence that was made then is shown on.
 */
export function createReader(): {
  readonly reading: <All extends Readonly<Record<string, object>>>(all: All) => All;
  readonly tell: () => void;
};
