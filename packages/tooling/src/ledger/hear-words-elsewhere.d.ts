/** The test that runs now has something read these words elsewhere, such as in a thread. */
export function hearWord(name: string): void;

/** For a file of tests that starts programs: of all that these say it asks about nothing but words by these names, if any. Without it such a file runs each time. */
export function asksOnlyFor(...names: readonly string[]): void;

/** For a file of tests that asks about no words, whatever is said meanwhile here and by what it starts. */
export function asksForNoWords(): void;

/** Makes something, at once, that says nothing yet. */
export function makeUnheard<Made>(make: () => Made): Made;

/** For a thread: does one thing at a time, and tells the names of the words that were read for it. */
export function makeTold<Made>(make: () => Promise<Made>): Promise<{ made: Made; read: string[] }>;

/** A module of the packages that tells by what names words are read in it, for a program of its own; undefined where it has nothing to tell. */
export function tellWordsElsewhere(code: string, path: string): string | undefined;
