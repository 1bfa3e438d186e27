import { anything, hearing } from './hearing.js';

/** The test that runs now may read any words, in a way that can't be told. */
export const hearAnything = () => hearing.hear(anything);

/**
 * Makes something, at once, that says nothing yet.
 * @template Made
 * @param {() => Made} make
 */
export const makeUnheard = (make) => hearing.unheard(make);
