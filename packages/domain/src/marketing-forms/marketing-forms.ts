import { firstName, lastName } from '../account/name-fields.js';
import { choice } from '../sections/kinds/choice.js';
import { text } from '../sections/kinds/text.js';
import { email } from '../sections/kinds/text-formats.js';
import { defineMarketingForm, type MarketingForm } from './define-marketing-form.js';
import { grades } from './grades.js';
import { marketingFields } from './marketing-fields.js';

const { email: emailAddress, callMe, phone, name, companyName, message } = marketingFields;

const newsletter = {
  fields: { email: emailAddress },
  says: ['submitLabel', 'thanks', 'agreement'],
  subscribes: true,
} as const;

/** A number is needed by whoever wants to be called, and by nobody else. */
const whenCalled = {
  callMe: 'optional',
  phone: ({ answers }: { readonly answers: { readonly callMe?: boolean } }) => (answers.callMe ? 'required' : 'optional'),
} as const;

const brochure = {
  fields: { firstName, email: emailAddress, callMe, phone },
  presence: whenCalled,
  says: ['submitLabel', 'thanks', 'agreement'],
} as const;

/** The forms by their id: the same ids whether we render and keep them, or an outside provider does. */
export const marketingForms = {
  newsletter: defineMarketingForm({ id: 'newsletter', ...newsletter }),
  newsletterVacancies: defineMarketingForm({ id: 'newsletterVacancies', ...newsletter }),
  brochurePompAo: defineMarketingForm({ id: 'brochurePompAo', ...brochure }),
  brochureAllElectric: defineMarketingForm({ id: 'brochureAllElectric', ...brochure }),
  brochurePompT: defineMarketingForm({ id: 'brochurePompT', ...brochure }),
  brochureBusiness: defineMarketingForm({
    id: 'brochureBusiness',
    ...brochure,
    fields: { name, companyName, email: emailAddress, callMe, phone },
  }),
  savings: defineMarketingForm({
    id: 'savings',
    fields: { email: emailAddress, callMe, phone },
    presence: whenCalled,
    says: ['submitLabel', 'thanks', 'agreement'],
  }),
  contact: defineMarketingForm({
    id: 'contact',
    fields: { firstName, lastName, email: emailAddress, phone, message },
    presence: { phone: 'optional' },
  }),
  businessContact: defineMarketingForm({
    id: 'businessContact',
    fields: { name, companyName, email: emailAddress, phone, message },
    presence: { phone: 'optional' },
  }),
  reservation: defineMarketingForm({
    id: 'reservation',
    fields: {
      firstName,
      lastName,
      email: emailAddress,
      phone,
      message: text({ multiline: true, maxLength: 2_000, example: 'Wanneer kunnen jullie komen?' }),
    },
    presence: { message: 'optional' },
    says: ['submitLabel'],
  }),
  callBack: defineMarketingForm({
    id: 'callBack',
    fields: { name, phone, moment: choice({ options: ['ochtend', 'middag', 'maakt niet uit'] }) },
    says: ['submitLabel', 'thanks', 'agreement'],
  }),
  feedback: defineMarketingForm({
    id: 'feedback',
    fields: {
      grade: choice({ options: grades }),
      message: text({ multiline: true, maxLength: 2_000, example: 'Ik zocht lang naar de brochure.' }),
      email: email(),
    },
    presence: { message: 'optional', email: 'optional' },
    says: ['thanks', 'agreement'],
  }),
  application: defineMarketingForm({
    id: 'application',
    fields: {
      name,
      startingDate: text({ maxLength: 100, example: 'Per 1 februari' }),
      email: emailAddress,
      phone,
      message: text({ multiline: true, maxLength: 2_000, example: 'Ik werk graag met mijn handen, en met mensen.' }),
    },
    says: ['submitLabel', 'thanks', 'agreement'],
  }),
} as const satisfies Record<string, MarketingForm>;

/** The id of one of `marketingForms`. */
export type MarketingFormId = keyof typeof marketingForms;

/** Whether a form for marketing is one of ours. */
export const isMarketingFormId = (id: string): id is MarketingFormId => Object.hasOwn(marketingForms, id);

/** The form with this id, if it is one of ours. */
export const marketingFormOf = (id: string): MarketingForm | undefined => (isMarketingFormId(id) ? marketingForms[id] : undefined);
