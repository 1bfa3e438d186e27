import * as z from 'zod/mini';

/** A language as BCP 47 names it: `nl-NL`. */
export const locale = z.string().check(z.minLength(2), z.maxLength(35));
