import * as z from 'zod/mini';

/** The id of anything that is stored; no id is longer. Whether it exists is up to the look-up. */
export const id = z.string().check(z.maxLength(64));
