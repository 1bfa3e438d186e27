import { describe, expect, test } from 'vitest';
import { marketingForms, type MarketingFormId } from '../marketing-forms/marketing-forms.js';
import { messages } from '../sections/messages.js';
import { resolveSection } from '../sections/resolve-section.js';
import { businessContactForm } from './business-contact-form.js';
import { contactForm } from './contact-form.js';
import { departments, desks } from './desks.js';
import { enquiryDesk, enquirySection, showEnquiry } from './enquiry-form.js';
import { feedbackForm, givenFeedback } from './feedback-form.js';
import { inDutch } from '../testing/languages.js';

const scope = { after: {}, context: { today: '2026-11-21' } } as const;
const asked = { department: 'service', firstName: 'Noor', lastName: 'Visser', email: 'noor@pomp.example', message: 'Wat nu?' };

describe('asking something', () => {
  test('needs everything but a phone number', () => {
    expect(resolveSection(contactForm, {}, scope).issues.map(({ field, message }) => [field, inDutch.say(message)])).toEqual(
      ['department', 'firstName', 'lastName', 'email', 'message'].map((field) => [field, 'Vereist']),
    );
    expect(resolveSection(contactForm, asked, scope).issues).toEqual([]);
    expect(resolveSection(contactForm, { ...asked, phone: '12' }, scope).issues).toMatchObject([
      { field: 'phone', message: messages.malformed },
    ]);
  });

  test('as a business needs to say which', () => {
    expect(resolveSection(businessContactForm, {}, scope).issues.map(({ field }) => field)).toEqual([
      'name',
      'companyName',
      'email',
      'message',
    ]);
  });

  test.each(departments)('at the department %s is answered there', (department) => {
    expect(enquiryDesk({ kind: 'contact', fields: { ...asked, department } })).toBe(department);
  });

  test('has the fields of the spec’s payload, in every form', () => {
    expect(Object.keys(contactForm.fields).sort()).toEqual(['department', 'email', 'firstName', 'lastName', 'message', 'phone']);
    expect(Object.keys(businessContactForm.fields).sort()).toEqual(['companyName', 'email', 'message', 'name', 'phone']);
    expect(Object.keys(enquirySection({ kind: 'vacancy', fields: {} }).fields).sort()).toEqual([
      'email',
      'job',
      'jobId',
      'message',
      'name',
      'phone',
      'startingDate',
    ]);
  });
});

test.each(Object.keys(marketingForms) as MarketingFormId[])(
  'the form %s has someone who follows up, and its own questions',
  (formId) => {
    const enquiry = { kind: 'form', formId, fields: {} } as const;
    expect(desks).toContain(enquiryDesk(enquiry));
    expect(enquirySection(enquiry)).toBe(marketingForms[formId].section);
  },
);

test('the department reads what it is about, and the answers as they were shown', () => {
  expect(showEnquiry({ kind: 'contact', fields: asked }, inDutch)).toEqual({
    subject: 'Vraag van Noor Visser: Een storing of onderhoud',
    rows: [
      { label: 'Waar gaat je vraag over?', answer: 'Een storing of onderhoud' },
      { label: 'Voornaam', answer: 'Noor' },
      { label: 'Achternaam', answer: 'Visser' },
      { label: 'E-mailadres', answer: 'noor@pomp.example' },
      { label: 'Je vraag', answer: 'Wat nu?' },
    ],
  });
});

test('feedback travels with the questionnaire that it is about', () => {
  expect(Object.keys(givenFeedback.fields)).toEqual(['type', ...Object.keys(feedbackForm.fields)]);
  expect(resolveSection(feedbackForm, {}, scope).issues.map(({ field }) => field)).toEqual(['grade']);
});
