import { describe, expect, test } from 'vitest';
import { resolveSection } from '../sections/resolve-section.js';
import type { MarketingForm } from './define-marketing-form.js';
import { marketingFormOf, marketingForms } from './marketing-forms.js';
import { inDutch } from '../testing/languages.js';

const scope = { after: {}, context: { today: '2026-11-21' } } as const;

describe.each(Object.entries<MarketingForm>(marketingForms))('the form %s', (id, form) => {
  const { fields, issues } = resolveSection(form.section, {}, scope);

  test('is found by its id', () => {
    expect(marketingFormOf(id)).toBe(form);
    expect(form.section.name).toBe(`marketing/${id}`);
  });

  test('says of whatever is required, and of nothing else, that it is', () => {
    const required = Object.entries(fields).flatMap(([name, { presence }]) => (presence === 'required' ? [name] : []));
    expect(required.length).toBeGreaterThan(0);
    expect(issues.map(({ field }) => field)).toEqual(required);
    for (const { message } of issues) expect(inDutch.say(message)).toBe('Dit veld is verplicht.');
  });

  test('takes texts only, as its call does', () => {
    for (const field of Object.values(form.section.fields)) expect(field.wire).toBe('string');
  });
});

test('what asks for mails asks for an e-mail address', () => {
  const subscribing = Object.values(marketingForms).filter(({ subscribes }) => subscribes);
  expect(subscribing.map(({ section }) => section.name)).toEqual(['marketing/newsletter', 'marketing/newsletterVacancies']);
  for (const { section } of subscribing) expect(Object.keys(section.fields)).toContain('email');
});

test('the form above a calculation asks for e-mail and phone', () => {
  expect(Object.keys(marketingForms.savings.section.fields)).toEqual(['email', 'callMe', 'phone']);
  expect(
    resolveSection(marketingForms.savings.section, { email: 'fleur', phone: '12' }, scope).issues.map(({ message }) =>
      inDutch.say(message),
    ),
  ).toEqual(['Niet valide', 'Niet valide']);
});

test.each(['savings', 'brochurePompAo', 'brochureAllElectric', 'brochurePompT', 'brochureBusiness'] as const)(
  'nobody is called by %s who didn’t tick that, and whoever did leaves a number',
  (id) => {
    const { section, agreement } = marketingForms[id];
    const missing = (answers: object) =>
      resolveSection(section as MarketingForm['section'], { ...answers }, scope).issues.map(({ field }) => field);
    expect(missing({})).not.toContain('phone');
    expect(missing({ callMe: '' })).not.toContain('phone');
    expect(missing({ callMe: 'ja' })).toContain('phone');
    expect(missing({ callMe: 'ja', phone: '06 12345678' })).not.toContain('phone');
    expect(inDutch.say(agreement)).toMatch(/Bellen doen we alleen als je dat aankruist\.$/);
  },
);

test('a form without words of its own has the usual button', () => {
  expect(inDutch.say(marketingForms.contact.submitLabel)).toBe('Verzend bericht');
});

test.each(['', 'nope', 'toString', '__proto__'])('%j is no form', (id) => {
  expect(marketingFormOf(id)).toBeUndefined();
});
