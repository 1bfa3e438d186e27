import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { expect, test } from 'vitest';
import { orderStatuses, orderSteps } from '../orders/order-step.js';
import { words } from '../words/nl.js';
import { nothingDone } from './nothing-done.js';
import { orderHeading, type HeadingFacts } from './order-heading.js';
import { hasMessage } from './order-message.js';
import type { OrderFacts, OrderSituation } from './order-situation.js';
import { orderToSign } from './order-to-sign.test.helper.js';

const language = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary(words) });
const said = (rest: Partial<OrderFacts>, facts?: HeadingFacts, house = nothingDone) => {
  const heading = orderHeading({ order: { ...orderToSign, ...rest }, house }, facts);
  return heading && language.say(heading);
};

test('the ask stands first, with its amount', () => {
  const amount = '€ 1.700';
  expect(said({}, { amount })).toBe('Teken je plan en betaal € 1.700 aan.');
  expect(said({}, { amount, signed: true })).toBe('Betaal € 1.700, dan plannen we je installatie.');
  expect(said({})).toBe('Je plan is klaar. Lees het en teken.');
  expect(said({ step: 'FP', status: 'MI' }, { amount: '€ 3.400' })).toBe('Je installatie is klaar. Betaal nog € 3.400.');
  expect(said({ step: 'DI', status: 'MI' })).toBe('Plan je digitale inspectie.');
  expect(said({ step: 'AI', status: 'MI' })).toBe('Vertel ons meer over je woning.');
});

const known: OrderSituation['house'] = { ...nothingDone, houseInfoCompleted: true };
const informed: OrderSituation['house'] = { ...known, installationInfoPompAoCompleted: true };
const calledOff = { date: null, cancelledAt: '2026-11-24T20:15:00.000Z' };
const at = { date: '2027-01-12T07:00:00.000Z' };

test.each<[string, Partial<OrderFacts>, HeadingFacts?, OrderSituation['house']?]>([
  ['Je reservering is nog niet af.', { step: 'RV', status: 'MI' }],
  ['Je reservering is binnen.', { step: 'RV', status: 'OG' }],
  ['Plan je digitale inspectie.', { step: 'RV', status: 'OK' }],
  ['Laat zien waar alles kan komen.', { step: 'AI', status: 'MI' }, {}, known],
  ['Laat zien waar alles kan komen.', { step: 'DI', status: 'OG', inspectionAppointment: at }, {}, known],
  ['Plan een nieuwe digitale inspectie.', { step: 'DI', status: 'OG', inspectionAppointment: calledOff }, {}, known],
  ['Plan een nieuwe digitale inspectie.', { step: 'SI', status: 'MI', inspectionAppointment: calledOff }, {}, informed],
  ['Je inspectie is gedaan.', { step: 'DI', status: 'OK' }],
  ['De inspectie komt eraan.', { step: 'SI', status: 'MI' }],
  ['De inspectie komt eraan.', { step: 'SI', status: 'MI' }, {}, known],
  ['Alles is binnen. De inspectie komt eraan.', { step: 'SI', status: 'MI' }, {}, informed],
  ['Alles is binnen. De inspectie komt eraan.', { step: 'AI', status: 'MI' }, {}, informed],
  ['We kijken met je mee op 12 januari 2027.', { step: 'DI', status: 'OG', inspectionAppointment: at }, {}, informed],
  ['We maken je installatieplan.', { step: 'PY', status: 'MI' }],
  ['Je hebt getekend. De aanbetaling komt zo.', { step: 'PY', status: 'OG' }, { signed: true }],
  ['Je plan is veranderd. Teken het opnieuw.', { step: 'PY', status: 'OG' }, { planChanged: true, amount: '€ 1.700' }],
  ['We plannen je installatie.', { step: 'PY', status: 'OK' }],
  ['We plannen je installatie.', { step: 'IN', status: 'MI' }],
  ['Je installatie is klaar. Nog één rekening.', { step: 'FP', status: 'MI' }],
  ['Een adviseur belt je.', { product: 'Heatcycle', step: 'RV', status: 'OG' }],
  ['Een adviseur belt je.', { flow: null, step: 'RV', status: 'OG' }],
])('%s', (heading, rest, facts, house) => {
  expect(said(rest, facts, house)).toBe(heading);
});

test('where nothing is asked it says what comes, with its day', () => {
  expect(said({ step: 'IN', status: 'MI', installationAppointment: at })).toBe('We komen installeren op 12 januari 2027.');
  expect(said({ step: 'SI', status: 'MI', inspectionAppointment: at })).toBe('We kijken met je mee op 12 januari 2027.');
  expect(said({ step: 'FP', status: 'MI', agreedIncasso: true })).toBe('Je installatie is klaar. Wij schrijven het af.');
  expect(said({ step: 'CP', status: 'OK' })).toBe('Je huis is klaar.');
});

test('what a bank is busy with, and a plan that expired, is asked of nobody', () => {
  const amount = '€ 1.700';
  expect(said({}, { amount, signed: true, beingPaid: true })).toBe('Je bank verwerkt je betaling.');
  expect(said({ step: 'FP', status: 'MI' }, { amount, beingPaid: true })).toBe('Je bank verwerkt je betaling.');
  expect(said({ step: 'FP', status: 'MI', agreedIncasso: true }, { amount, beingPaid: true })).toBe(
    'Je bank verwerkt je betaling.',
  );
  expect(said({}, { amount, planExpired: true })).toBe('Je plan is verlopen.');
  expect(said({}, { amount, planExpired: true, signed: true })).toBe('Betaal € 1.700, dan plannen we je installatie.');
  expect(said({ status: 'OK' }, { planExpired: true, planChanged: true })).toBe('Je gewijzigde plan is verlopen.');
});

test('a day is announced until it is over, and then being dealt with', () => {
  const installs = { step: 'IN', status: 'MI', installationAppointment: at };
  expect(said(installs, { today: '2027-01-12' })).toBe('We komen installeren op 12 januari 2027.');
  expect(said(installs, { today: '2027-01-13' })).toBe('We verwerken je installatie.');
  const inspects = { step: 'SI', status: 'MI', inspectionAppointment: at };
  expect(said(inspects, { today: '2027-01-12' })).toBe('We kijken met je mee op 12 januari 2027.');
  expect(said(inspects, { today: '2027-01-13' })).toBe('We verwerken je inspectie.');
  expect(said({ ...inspects, step: 'AI' }, { today: '2027-01-13' }, informed)).toBe('We verwerken je inspectie.');
  expect(said({ ...inspects, step: 'DI', status: 'OG' }, { today: '2027-01-13' }, informed)).toBe('We verwerken je inspectie.');
  expect(said({ ...inspects, step: 'DI', status: 'OG' }, { today: '2027-01-13' })).toBe('Vertel ons meer over je woning.');
});

test('every place of an order has one, and a place from a newer system none', () => {
  for (const step of orderSteps)
    for (const status of orderStatuses)
      if (hasMessage(step, status)) expect(said({ step, status }), `${step} ${status}`).toMatch(/\.$/);
  expect(said({ step: 'XX' })).toBeUndefined();
  expect(said({ withdrawnAt: '2026-11-21T09:00:00.000Z' })).toBe('Je hebt deze bestelling herroepen.');
});
