import type { CompiledWords, Dictionary } from '@pomp/language';

declare global {
  interface Window {
    /** For the story tests, which put it there: the names of the texts that are read for what is shown. */
    readTexts?: Set<string>;
  }
}

/** Words that tell which texts are read of them: a story that reads none of what was changed shows what it showed. */
export function createReader(): { reading: (dictionary: Dictionary) => Dictionary; tell: () => void } {
  const read = new Set<string>();
  const note = (name: string): void => {
    read.add(name);
    window.readTexts?.add(name);
  };
  const noting = (name: string, words: CompiledWords): CompiledWords =>
    new Proxy(words, {
      get(target, key) {
        note(name);
        return Reflect.get(target, key);
      },
      has(target, key) {
        note(name);
        return Reflect.has(target, key);
      },
      ownKeys(target) {
        note(name);
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor(target, key) {
        note(name);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
  return {
    reading: (dictionary) => Object.fromEntries(Object.entries(dictionary).map(([name, words]) => [name, noting(name, words)])),
    // Also what was read before a test asked: a sentence that was made then is shown on.
    tell: () => read.forEach((name) => window.readTexts?.add(name)),
  };
}
