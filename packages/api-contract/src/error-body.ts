import * as z from 'zod/mini';

/** What went wrong, for programs. People read `message`. */
export const errorCodes = [
  'malformedRequest',
  'invalidAnswers',
  'notSignedIn',
  'wrongCredentials',
  'expiredLink',
  'forbidden',
  'wrongKey',
  'unknownState',
  'additionNeeded',
  'notFound',
  'conflict',
  'keyReused',
  'tooLarge',
  'sameName',
  'notAPicture',
  'uploadTokenExpired',
  'tooManyRequests',
  'tooFast',
  'serverError',
  'unavailable',
  'storageFull',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Every error answer: a Dutch `message` fit to show, and what the spec names besides. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  /** Per field what is wrong, with code `invalidAnswers`. */
  issues: z.optional(z.array(z.object({ field: z.string(), code: z.enum(['malformed', 'missing']), message: z.string() }))),
  /** Per field what is stored where that isn't what was sent, with code `conflict`. `saved` is Dutch, with its unit; without it there is no answer. */
  changes: z.optional(z.array(z.object({ field: z.string(), label: z.string(), saved: z.optional(z.string()) }))),
  details: z.optional(z.string()),
  /** Possible house-number additions. */
  additions: z.optional(z.array(z.string())),
  externalMessage: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof errorBody>;
