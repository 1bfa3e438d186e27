import * as z from 'zod/mini';

const limit = z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/)));

/** What asks for a page of a list. `after` is the `next` of an earlier page; without it, from the start. */
export const pageOf = (next: RegExp) => z.strictObject({ after: z.optional(z.string().check(z.regex(next))), limit });
