import * as z from 'zod/mini';

/**
 * What tells people from programs, in the body of every form that anyone may send. Whoever leaves it out isn't asked for it: it stops
 * what fills in pages, and the limits stop the rest.
 */
export const visitorProof = {
  /** Left empty by people, who don't see it; its name tells programs nothing. Filled in, the form is answered as done and isn't: it is kept for the seller to look at. */
  reference: z.optional(z.string().check(z.maxLength(200))),
  /** For how many milliseconds the page had been open. Too few is a 422 `tooFast`. */
  took: z.optional(z.int().check(z.minimum(0))),
};

/** What tells a visitor from a program, sent along with a form. */
export interface VisitorProof {
  readonly reference?: string | undefined;
  readonly took?: number | undefined;
}
