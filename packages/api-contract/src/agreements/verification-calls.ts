import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { routes } from '../routes.js';
import { exampleAgreement, examplePlan, exampleTerms } from './agreement-examples.js';
import { terms } from './terms-calls.js';

/** What we vouch for with our own signature. Nothing in it says who the customer is to someone who doesn't know. */
const verification = z.object({
  orderNumber: z.string(),
  /** The signed plan's. */
  documentName: z.string(),
  sha256: z.string(),
  signedAt: z.string(),
  /** The signer's. */
  initials: z.string(),
  /** The hash of the confirmation that was made then. */
  confirmationSha256: z.string(),
  /** The version of the terms that was agreed to; null where there was none. */
  terms: z.nullable(terms),
  /** What a timestamp service says of our signature; null until it was asked, and where there is none. */
  timestamp: z.nullable(
    z.object({
      /** When the signature was there, by the service's clock. */
      at: z.string(),
      /** Ours, in base64url: its characters, as ASCII, are what was stamped. */
      signature: z.string(),
      /** The service's token (RFC 3161), DER in base 64. */
      token: z.string(),
    }),
  ),
});
/** What anyone who holds a confirmation may know of what was signed. */
export type Verification = z.output<typeof verification>;

export const getVerification = defineCall({
  route: routes.getVerification,
  summary:
    'What was signed under the code on a confirmation, to hold a file’s SHA-256 against. Anyone may ask, twenty times a minute. 409 when what is stored isn’t what we put our own signature under.',
  access: 'public',
  query: z.strictObject({ code: z.string().check(z.maxLength(64)) }),
  response: verification,
  errors: { 404: 'notFound', 409: 'conflict', 429: 'tooManyRequests' },
  example: {
    query: { code: exampleAgreement.verificationCode },
    response: {
      orderNumber: exampleOrder.orderNumber,
      documentName: examplePlan.documentName,
      sha256: examplePlan.sha256,
      signedAt: exampleAgreement.signedAt,
      initials: 'M.D.W.',
      confirmationSha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
      terms: exampleTerms,
      timestamp: { at: '2026-11-21T09:04:06.000Z', signature: 'bm90IGEgcmVhbCBzaWduYXR1cmU', token: 'MIIC4TADAgEAMIIC2A==' },
    },
  },
});
