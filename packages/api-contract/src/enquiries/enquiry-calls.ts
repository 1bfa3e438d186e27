import { businessContactForm, contactForm, givenFeedback } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { routes } from '../routes.js';
import { sectionValues, withSectionValues } from '../section-values.js';
import { visitorProof } from '../visitors/visitor-proof.js';

const done = z.object({});
/** Longer is nobody's; what an answer has to be is the form's to say. */
const answer = z.string().check(z.maxLength(2_000));
const errors = { 422: ['invalidAnswers', 'tooFast'], 429: 'tooManyRequests' } as const;
const passedOn =
  'Stored, and mailed to the department that answers it. May be sent five times a minute; what is filled in faster than people can is a 422 `tooFast`.';

export const postContact = defineCall({
  route: routes.postContact,
  summary: `Ask one of the departments something, or with \`b2b\` ask it as a business. ${passedOn}`,
  access: 'public',
  body: z.union([
    withSectionValues(contactForm, { b2b: z.optional(z.literal(false)), ...visitorProof }),
    withSectionValues(businessContactForm, { b2b: z.literal(true), ...visitorProof }),
  ]),
  once: true,
  response: done,
  errors,
  example: {
    body: exampleOfForm(contactForm, { department: 'service' }),
    response: {},
  },
});

export const postVacancy = defineCall({
  route: routes.postVacancy,
  summary: `Apply for a vacancy; \`jobId\` is made by the form. ${passedOn}`,
  access: 'public',
  body: z.strictObject({
    job: answer,
    name: answer,
    startingDate: answer,
    email: answer,
    phone: answer,
    message: answer,
    jobId: z.optional(answer),
    ...visitorProof,
  }),
  once: true,
  response: done,
  errors,
  example: {
    body: {
      job: 'Monteur warmtepompen',
      name: 'Sem de Boer',
      startingDate: 'Per 1 februari',
      email: 'sem@pomp.example',
      phone: '06 12 34 56 78',
      message: 'Ik werk graag met mijn handen, en met mensen.',
      jobId: '6f1c6f0e-3a55-4f0d-9a53-5d0c6b8f2a11',
    },
    response: {},
  },
});

export const postForm = defineCall({
  route: routes.postForm,
  summary: `Send one of the forms for marketing, by its id. ${passedOn} What asks for mails until further notice is confirmed first, by a link in a mail.`,
  access: 'public',
  body: z.strictObject({
    formId: z.string().check(z.maxLength(64)),
    fields: z.record(z.string().check(z.maxLength(64)), answer),
    ...visitorProof,
  }),
  once: true,
  response: done,
  errors,
  example: { body: { formId: 'newsletter', fields: { email: 'noor@pomp.example' } }, response: {} },
});

export const postFormConfirmation = defineCall({
  route: routes.postFormConfirmation,
  summary: 'Confirm what was asked with a form, with the token in the link of the mail about it. Confirming twice is fine.',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  response: done,
  errors: { 422: 'expiredLink', 429: 'tooManyRequests' },
  example: { body: { token: 'bm9ib2R5cyBidXQgdGhlIHJlYWRlcidz' }, response: {} },
});

export const postFeedback = defineCall({
  route: routes.postFeedback,
  summary:
    'Say what you think of a questionnaire that you finished. Stored, and mailed to the service department. May be sent five times a minute.',
  access: 'customer',
  body: sectionValues(givenFeedback),
  once: true,
  response: done,
  errors: { 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: { body: exampleOfForm(givenFeedback), response: {} },
});
