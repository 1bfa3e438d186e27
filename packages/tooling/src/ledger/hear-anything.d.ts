/** The test that runs now may read any words, in a way that can't be told. */
export function hearAnything(): void;

/** Makes something, at once, that says nothing yet. */
export function makeUnheard<Made>(make: () => Made): Made;
