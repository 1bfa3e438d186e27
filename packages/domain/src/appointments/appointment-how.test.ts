import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { expect, test } from 'vitest';
import { words } from '../words/nl.js';
import { appointmentKinds } from './appointment.js';
import { appointmentHow, appointmentReady } from './appointment-how.js';

const language = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary(words) });
const unsaid = { startsAt: '2026-11-30T09:30:00.000Z', arrivalUntil: null, person: null, callUrl: null, callNumber: null };
const how = (kind: 'inspection' | 'installation', said: Partial<typeof unsaid> | Readonly<Record<string, string>> = {}) =>
  appointmentHow({ ...unsaid, ...said, kind }, language).join(' ');

test('an inspection is at a distance, and joined as the seller said', () => {
  const link = { callUrl: 'https://bellen.example/1' };
  const number = { callNumber: '088 000 12 34' };
  expect(how('inspection')).toBe('Digitaal: er komt niemand bij je thuis. Hoe je meedoet, hoor je vooraf van ons.');
  expect(how('inspection', { ...link, person: 'Joost' })).toContain('Joost kijkt met je mee. Open op dat moment de link.');
  expect(how('inspection', number)).toContain('Bel op dat moment 088 000 12 34.');
  expect(how('inspection', { ...link, ...number })).toContain('Open op dat moment de link, of bel 088 000 12 34.');
});

test('an installation says who comes and between which hours, as far as that is known', () => {
  expect(how('installation')).toBe('');
  expect(how('installation', { person: 'Sanne' })).toBe('Sanne komt bij je thuis.');
  expect(how('installation', { arrivalUntil: '2026-11-30T10:30:00.000Z' })).toBe('We zijn er tussen 10:30 en 11:30.');
  expect(how('installation', { person: 'Sanne', arrivalUntil: '2026-11-30T10:30:00.000Z' })).toBe(
    'Sanne is er tussen 10:30 en 11:30.',
  );
});

test('each says what to have ready', () => {
  expect(appointmentReady({ kind: 'inspection', product: 'Pomp AO' }, language)).toContain('telefoon');
  expect(appointmentReady({ kind: 'installation', product: 'All-Electric' }, language)).toContain('de plek buiten');
});

test('of what isn’t told something is to be ready outside too, as in the first version', () => {
  expect(appointmentReady({ kind: 'installation' }, language)).toContain('de plek buiten');
});

test.each(['Upgrade', 'Heatcycle'] as const)('%s: nothing outside is to be ready', (product) => {
  for (const kind of appointmentKinds) expect(appointmentReady({ kind, product }, language)).toMatch(/je cv-ketel en je meterkast/);
});
