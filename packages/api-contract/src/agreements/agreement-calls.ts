import { incassoForm, signForm } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { exampleOrder } from '../orders/order-calls.js';
import { routes } from '../routes.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';
import { sectionValues, withSectionValues } from '../section-values.js';
import { planFacts } from './plan-facts.js';
import { terms } from './terms-calls.js';
import { exampleAgreement, examplePlan, exampleTerms } from './agreement-examples.js';

const ofOrder = z.strictObject({ id });
/** SHA-256 of a file's bytes, in 64 lowercase hexadecimal digits. */
const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));

/** What can be signed, or was. */
export const plan = z.object({
  documentId: z.string(),
  documentName: z.string(),
  documentDate: calendarDate,
  /** On the site's own origin. */
  url: z.string(),
  sha256,
  /** What it says; null for a document that the seller made elsewhere. */
  facts: z.nullable(planFacts),
});
/** The plan that is signed along: what is placed, for how much. */
export type AgreementPlan = z.output<typeof plan>;

export const agreement = z.object({
  /** The signer's. */
  name: z.string(),
  signedAt: z.string(),
  /** The signed plan's. */
  sha256,
  /** With it anyone can have the confirmation checked. */
  verificationCode: z.string(),
  /** The confirmation's address, on the site's own origin. */
  confirmationUrl: z.string(),
});
/** What a customer signs, as it stands now. */
export type Agreement = z.output<typeof agreement>;

/** The account that the final invoice is collected from. */
const incasso = z.object({ accountHolder: z.string(), /** Masked. */ iban: z.string(), agreedAt: z.string() });

export const getAgreement = defineCall({
  route: routes.getAgreement,
  summary:
    'What was agreed on an order: its installation plan (the signed one, else the newest; null while there is none), a plan that changed after that, the version of the terms that goes with it (null where the seller keeps none), the signature (null until it is signed), and the account of a direct debit.',
  access: 'customer',
  query: ofOrder,
  response: z.object({
    plan: z.nullable(plan),
    /** A plan that came after the one that was signed, and can be signed in its place. */
    changed: z.nullable(plan),
    terms: z.nullable(terms),
    agreement: z.nullable(agreement),
    incasso: z.nullable(incasso),
  }),
  errors: { 404: 'notFound' },
  example: {
    query: { id: exampleOrder.id },
    response: { plan: examplePlan, changed: null, terms: exampleTerms, agreement: null, incasso: null },
  },
});

export const putSignAgreement = defineCall({
  route: routes.putSignAgreement,
  summary:
    'Agree to the installation plan and to the terms, by the id and hash of the plan that was shown, and the hash of the terms where there is one. 409 when another plan or version of the terms was added meanwhile, when the order doesn’t ask for it now, and when it was signed otherwise already; a plan that changed after it was signed is signed again, until all is placed, and the signature before it is kept; the same again is answered as the first time.',
  access: 'customer',
  query: ofOrder,
  body: withSectionValues(signForm, { documentId: id, sha256, termsSha256: z.optional(sha256) }),
  keyed: true,
  response: agreement,
  errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: {
    query: { id: exampleOrder.id },
    body: {
      ...exampleOfForm(signForm, { name: exampleAgreement.name }),
      documentId: examplePlan.documentId,
      sha256: examplePlan.sha256,
      termsSha256: exampleTerms.sha256,
    },
    response: exampleAgreement,
  },
});

export const putIncassoConsent = defineCall({
  route: routes.putIncassoConsent,
  summary:
    'Agree that the final invoice is collected by direct debit. Another account takes the place of an earlier one; the same again changes nothing. 409 before the down payment and once the order is complete or withdrawn.',
  access: 'customer',
  query: ofOrder,
  body: sectionValues(incassoForm),
  response: z.object({ agreedIncasso: z.literal(true) }),
  errors: { 403: 'notConfirmed', 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: {
    query: { id: exampleOrder.id },
    body: exampleOfForm(incassoForm, { accountHolder: 'M. de Wit' }),
    response: { agreedIncasso: true },
  },
});
