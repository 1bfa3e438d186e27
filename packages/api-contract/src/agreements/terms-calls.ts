import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';
import { exampleTerms } from './agreement-examples.js';

/** What the seller calls a version of its terms. */
export const termsVersion = z.string().check(z.regex(/^[\w.-]{1,40}$/));

/** The terms that are agreed to, or were. */
export const terms = z.object({
  version: termsVersion,
  /** On the site's own origin, also when there is a newer one. */
  url: z.string(),
  /** Of its bytes, in hexadecimal digits. */
  sha256: z.string(),
});

export const getTerms = defineCall({
  route: routes.getTerms,
  summary:
    'A version of the terms, as a PDF: the newest unless one is named. Every version that there ever was stays, byte for byte, as those who signed agreed to its hash.',
  access: 'public',
  query: z.strictObject({ version: z.optional(termsVersion) }),
  media: 'application/pdf',
  response: z.string(),
  errors: { 404: 'notFound' },
  example: { query: { version: exampleTerms.version }, response: '%PDF-1.7' },
});
