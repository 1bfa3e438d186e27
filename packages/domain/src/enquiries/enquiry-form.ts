import { defineTexts, type Language, type Message } from '@pomp/language';
import { marketingForms, type MarketingFormId } from '../marketing-forms/marketing-forms.js';
import type { Fields, Section } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import { optionLabel } from '../sections/kinds/options.js';
import { showAnswer } from '../sections/summarise-section.js';
import { applicationForm } from './application-form.js';
import { businessContactForm } from './business-contact-form.js';
import { contactForm } from './contact-form.js';
import { desks, type Desk } from './desks.js';
import type { Enquiry, EnquiryKind } from './enquiry.js';
import { givenFeedback } from './feedback-form.js';
import type { nl } from './subjects.nl.js';

const subjects = /* #__PURE__ */ defineTexts<typeof nl>('domain/enquiry-subjects');

type EnquirySection = Section<string, Fields, unknown, SectionContext>;
type Given = Enquiry['fields'];

interface EnquiryForm {
  readonly section: EnquirySection;
  readonly desk: (given: Given) => Desk;
  /** In a list of mails, so that who answers sees what it is about. */
  readonly subject: (given: Given) => Message;
}

const isDesk = (value: string | undefined): value is Desk => desks.some((desk) => desk === value);

const forms: Record<Exclude<EnquiryKind, 'form'>, EnquiryForm> = {
  contact: {
    section: contactForm,
    desk: ({ department }) => (isDesk(department) ? department : 'klantenservice'),
    subject: ({ department = '', firstName = '', lastName = '' }) =>
      subjects.message('contact', { firstName, lastName, about: optionLabel(contactForm.fields.department, department) }),
  },
  businessContact: {
    section: businessContactForm,
    desk: () => 'zakelijk',
    subject: ({ name = '', companyName = '' }) => subjects.message('businessContact', { name, companyName }),
  },
  vacancy: {
    section: applicationForm,
    desk: () => 'vacatures',
    subject: ({ name = '', job = '' }) => subjects.message('vacancy', { name, job }),
  },
  feedback: {
    section: givenFeedback,
    desk: () => 'klantenservice',
    subject: ({ type = '' }) => subjects.message('feedback', { type }),
  },
};

/** Who follows up on each form for marketing. */
const marketingDesks: Record<MarketingFormId, Desk> = {
  newsletter: 'marketing',
  newsletterVacancies: 'vacatures',
  brochurePompAo: 'marketing',
  brochureAllElectric: 'marketing',
  brochurePompT: 'marketing',
  brochureBusiness: 'zakelijk',
  savings: 'advies',
  contact: 'klantenservice',
  businessContact: 'zakelijk',
  reservation: 'advies',
  callBack: 'advies',
  feedback: 'marketing',
  application: 'vacatures',
};

function formOf(asked: Enquiry<unknown>): EnquiryForm {
  if (asked.kind !== 'form') return forms[asked.kind];
  const { section } = marketingForms[asked.formId];
  return { section, desk: () => marketingDesks[asked.formId], subject: () => subjects.message('form', { title: section.title }) };
}

/** The form that says which answers an enquiry can have. */
export const enquirySection = (asked: Enquiry<unknown>): EnquirySection => formOf(asked).section;

/** Who answers it. */
export const enquiryDesk = (asked: Enquiry): Desk => formOf(asked).desk(asked.fields);

/** An enquiry to read. */
export interface ShownEnquiry {
  readonly subject: string;
  /** The answers that were given, in the order of asking. */
  readonly rows: readonly { readonly label: string; readonly answer: string }[];
}

/** An enquiry in the language of the department that answers it. */
export function showEnquiry(asked: Enquiry, language: Language): ShownEnquiry {
  const { section, subject } = formOf(asked);
  const rows = Object.entries(section.fields).flatMap(([name, field]) => {
    const given = asked.fields[name];
    return given === undefined ? [] : [{ label: language.say(field.label), answer: showAnswer(field, given, language) }];
  });
  return { subject: language.say(subject(asked.fields)), rows };
}
