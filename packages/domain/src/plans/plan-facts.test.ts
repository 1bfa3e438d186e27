import { expect, test } from 'vitest';
import { inDutch } from '../testing/languages.js';
import { planChanges, planExpired, planRows, planSubsidy, subsidyNote, type PlanFacts } from './plan-facts.js';

const plan: PlanFacts = {
  total: 340_000,
  vat: 59_008,
  downPayment: 170_000,
  included: ['Pomp AO plaatsen op rubberen blokken', 'Aansluiten op je ketel'],
  excluded: ['Schilderen van de muur binnen'],
  installedOn: '2027-01-12',
  validUntil: null,
  subsidy: planSubsidy('pomp ao', '2026-11-20'),
};

test('a plan says its price in all, its instalments, the subsidy and the day, and nothing that it doesn’t know', () => {
  expect(planRows(plan, inDutch).map(({ label, value }) => `${label}: ${value.replaceAll('\u00A0', ' ')}`)).toEqual([
    'Totaal, met btw: € 3.400',
    'Waarvan btw: € 590,08',
    'Nu, bij het tekenen: € 1.700',
    'Als alles werkt: € 1.700',
    'ISDE-subsidie, geschat: € 2.350 terug',
    'Na subsidie ongeveer: € 1.050',
    'Installatie: 12 januari 2027',
    'Dit doen wij: Pomp AO plaatsen op rubberen blokken; Aansluiten op je ketel',
    'Dit zit er niet bij: Schilderen van de muur binnen',
  ]);
});

test('the subsidy has its source and year, also where that year is over; a Pomp T alone gets none', () => {
  const [now, later] = [planSubsidy('all-electric', '2026-11-20'), planSubsidy('pomp ao', '2027-02-01')];
  expect(now && subsidyNote(now, inDutch)).toMatch(/RVO.*bedragen van 2026/);
  expect(later && subsidyNote(later, inDutch)).toMatch(/kennen we nog niet: dit zijn die van 2026/);
  expect([planSubsidy('pomp t', '2026-11-20'), planSubsidy(null, '2026-11-20')]).toEqual([null, null]);
});

test('two plans are compared line by line', () => {
  const after = { ...plan, total: 365_000, vat: 63_347, installedOn: null };
  expect(
    planChanges(plan, after, inDutch).map(({ key, before, after: now }) => [key, before !== undefined, now !== undefined]),
  ).toEqual([
    ['total', true, true],
    ['vat', true, true],
    ['finalPayment', true, true],
    ['afterSubsidy', true, true],
    ['installation', true, false],
  ]);
  expect(planChanges(plan, plan, inDutch)).toEqual([]);
});

test('a plan can be signed until its last day is over, and always where it has none', () => {
  const until = (validUntil: PlanFacts['validUntil']) => planExpired({ ...plan, validUntil }, '2026-12-31');
  expect([until('2026-12-30'), until('2026-12-31'), until(null), planExpired(null, '2026-12-31')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
