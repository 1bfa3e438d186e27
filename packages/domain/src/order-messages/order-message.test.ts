import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.js';
import { flowOf } from '../products/flow-of.js';
import { orderProducts, type OrderProduct } from '../products/order-products.js';
import type { Language } from '@pomp/language';
import { inDutch, inEnglish } from '../testing/languages.js';
import { asksCustomer } from './asks-customer.js';
import { hasMessage, orderMessage } from './order-message.js';
import type { OrderFacts, OrderSituation } from './order-situation.js';
import { orderStatuses, orderSteps } from '../orders/order-step.js';
import { orderToSign } from './order-to-sign.test.helper.js';

const nothing = { houseInfoCompleted: false, installationInfoPompAoCompleted: false, installationInfoPompTCompleted: false };
const everything = { houseInfoCompleted: true, installationInfoPompAoCompleted: true, installationInfoPompTCompleted: true };

const orderAt = (step: string, status: string, rest: Partial<OrderFacts> = {}): OrderFacts => {
  const product: OrderProduct = rest.product ?? 'Pomp AO';
  return { ...orderToSign, flow: flowOf[product] ?? null, step, status, ...rest, product };
};

/** What an order says, in words. */
function saidOf(situation: OrderSituation, language: Language = inDutch) {
  const { message, detail, action, ...rest } = orderMessage(situation);
  return {
    ...rest,
    message: language.say(message),
    ...(detail && { detail: language.say(detail) }),
    ...(action && { action: { ...action, label: language.say(action.label) } }),
  };
}
const pair = (step: string, status: string, rest?: Partial<OrderFacts>, house = nothing) =>
  saidOf({ order: orderAt(step, status, rest), house });
const actionOf = ({ action }: ReturnType<typeof pair>) =>
  action && `${action.label}${action.disabled ? ' (uit)' : ''} → ${action.target.to}`;

/** Spec 1 §4, and what was decided for the pairs that it leaves out. */
const table: readonly (readonly [step: string, status: string, message: string, action?: string])[] = [
  ['RV', 'MI', 'Reservering nog niet voltooid.'],
  ['RV', 'OG', 'Reservering ontvangen! We nemen zo snel mogelijk contact met je op.'],
  ['RV', 'OK', 'Reservering succesvol, je moet een inspectie inplannen.', 'Inplannen digitale inspectie → booking'],
  [
    'DI',
    'MI',
    'Plan je digitale inspectie in. Dan bekijken we samen wat er kan in jouw huis.',
    'Inplannen digitale inspectie → booking',
  ],
  ['DI', 'OG', 'Je digitale inspectie is ingepland. We hebben nog informatie van je nodig.', 'Aanvullen informatie → houseInfo'],
  ['DI', 'OK', 'Je digitale inspectie is gedaan.'],
  [
    'AI',
    'MI',
    'We missen nog je woninggegevens. Daarmee rekent onze adviseur uit wat bij jouw huis past.',
    'Aanvullen informatie → houseInfo',
  ],
  ['AI', 'OG', 'Status onbekend: OG'],
  ['AI', 'OK', 'Status onbekend: OK'],
  ['SI', 'MI', 'Digitale inspectie ingepland. Tot snel!', 'Controleer afspraak → appointments'],
  ['SI', 'OG', 'Status onbekend: OG'],
  ['SI', 'OK', 'Status onbekend: OK'],
  ['PY', 'MI', 'We maken je installatieplan. Zodra het klaar is, kun je het hier bekijken.'],
  ['PY', 'OG', 'Je installatieplan is klaar. Ga digitaal akkoord en doe de aanbetaling.', 'Tekenen & aanbetalen → payment'],
  ['PY', 'OK', 'Je aanbetaling is gedaan.'],
  ['IN', 'MI', 'Aanbetaling voltooid.'],
  ['IN', 'OG', 'Status onbekend: OG'],
  ['IN', 'OK', 'Status onbekend: OK'],
  ['FP', 'MI', 'Je installatie is klaar. Voldoe de eindfactuur en vraag subsidie aan.', 'Eindfactuur voldoen → payment'],
  ['FP', 'OG', 'Status onbekend: OG'],
  ['FP', 'OK', 'Status onbekend: OK'],
  ['CP', 'MI', 'Status onbekend: MI'],
  ['CP', 'OG', 'Status onbekend: OG'],
  ['CP', 'OK', 'Alles is geregeld, je bestelling is compleet.'],
];

const rows = table.map(([step, status, message, action]) => ({ step, status, message, action }));

test('the table names every pair of step and status', () => {
  expect(table.map(([step, status]) => `${step} ${status}`)).toEqual(
    orderSteps.flatMap((step) => orderStatuses.map((status) => `${step} ${status}`)),
  );
});

describe.each(orderProducts.filter((product) => product !== 'Heatcycle'))('an order for %s', (product) => {
  test.each(rows)('at $step with status $status', ({ step, status, message, action }) => {
    const said = pair(step, status, { product });
    expect(said.message).toBe(message);
    expect(actionOf(said)).toBe(action);
    expect(hasMessage(step, status)).toBe(!message.startsWith('Status onbekend'));
  });
});

test.each([
  ['nothing is known of the house', nothing, {}, ['RV OK', 'DI MI', 'DI OG', 'AI MI', 'PY OG', 'FP MI']],
  ['all is known of it', everything, {}, ['RV OK', 'DI MI', 'PY OG', 'FP MI']],
  ['a direct debit was agreed', everything, { agreedIncasso: true }, ['RV OK', 'DI MI', 'PY OG']],
  ['it was withdrawn from', nothing, { withdrawnAt: '2026-11-24T20:15:00.000Z' }, []],
])('where an order asks something of the customer when %s', (_when, house, rest, asking) => {
  const asks = rows.filter(({ step, status }) => asksCustomer({ order: orderAt(step, status, rest), house }));
  expect(asks.map(({ step, status }) => `${step} ${status}`)).toEqual(asking);
});

test.each(rows)('a Heatcycle at $step with status $status says that an adviser calls, and asks nothing', ({ step, status }) => {
  expect(pair(step, status, { product: 'Heatcycle' })).toEqual({
    message: 'Je reservering voor Heatcycle is ontvangen. Een adviseur belt je.',
    tone: 'info',
  });
});

test('what this version doesn’t know is named', () => {
  expect(pair('XX', 'OK')).toEqual({ message: 'Stap: XX onbekend.', tone: 'info' });
  expect(pair('toString', 'OK')).toEqual({ message: 'Stap: toString onbekend.', tone: 'info' });
  expect(pair('RV', 'ZZ')).toEqual({ message: 'Status onbekend: ZZ', tone: 'info' });
  expect(hasMessage('XX', 'OK') || hasMessage('RV', 'ZZ')).toBe(false);
});

test.each(rows)('an order at $step with status $status that was withdrawn from says when, and asks nothing', ({ step, status }) => {
  const message = 'Je hebt deze bestelling herroepen op 24 november 2026.';
  expect(pair(step, status, { withdrawnAt: '2026-11-24T20:15:00.000Z' })).toEqual({ message, tone: 'info' });
});

const calledOff = { date: null, cancelledAt: '2026-11-24T20:15:00.000Z' };

test.each(['DI OG', 'AI MI', 'SI MI'])(
  'at %s an inspection that was called off is not said to be planned, and is to be planned anew',
  (place) => {
    const [step = '', status = ''] = place.split(' ');
    for (const house of [nothing, everything]) {
      const said = pair(step, status, { inspectionAppointment: calledOff }, house);
      expect(said).toMatchObject({
        message: 'Je digitale inspectie gaat niet door. Plan een nieuwe in, dan bekijken we samen wat er kan in jouw huis.',
        tone: 'action',
      });
      expect(said).not.toHaveProperty('detail');
      expect(actionOf(said)).toBe('Inplannen digitale inspectie → booking');
      // Once another one is planned, the step says what it says.
      const again = { date: '2026-11-30T09:30:00.000Z', cancelledAt: null };
      expect(actionOf(pair(step, status, { inspectionAppointment: again }, house))).not.toContain('booking');
    }
  },
);

test('where nothing of an inspection is said, none that was called off matters', () => {
  for (const [step, status, message, action] of table.filter(([step]) => step !== 'AI' && step !== 'SI' && step !== 'DI')) {
    const said = pair(step, status, { inspectionAppointment: calledOff });
    expect(said.message).toBe(message);
    expect(actionOf(said)).toBe(action);
  }
});

test('an Upgrade has the sentence about subsidy that all have, and which subsidy it can’t be', () => {
  const said = pair('FP', 'MI', { product: 'Upgrade' });
  expect(said.message).toContain('vraag subsidie aan');
  expect(said.detail).toBe('Landelijke subsidie (ISDE) is er niet voor een Upgrade. Kijk of je gemeente er een heeft.');
  for (const product of ['Pomp AO', 'All-Electric'] as const) expect(pair('FP', 'MI', { product })).not.toHaveProperty('detail');
  const collected = { product: 'Upgrade', agreedIncasso: true, incassoDate: '2026-12-28' } as const;
  expect(pair('FP', 'MI', collected).detail).toBe('De incasso is op 28 december 2026.');
});

test('an installation that was called off is said to be', () => {
  expect(pair('IN', 'MI', { installationAppointment: calledOff })).toEqual({
    message: 'Aanbetaling voltooid.',
    detail: 'De installatie die gepland was, gaat niet door. We spreken een nieuwe dag met je af.',
    tone: 'info',
  });
});

describe('information', () => {
  const house = { ...nothing, houseInfoCompleted: true };

  test.each([
    ['Pomp AO', { ...house, installationInfoPompTCompleted: true }, { ...house, installationInfoPompAoCompleted: true }],
    ['Upgrade', { ...house, installationInfoPompAoCompleted: true }, { ...house, installationInfoPompTCompleted: true }],
    ['All-Electric', { ...house, installationInfoPompAoCompleted: true }, everything],
  ] as const)('that %s needs of the installation', (product, missing, complete) => {
    const asked = pair('AI', 'MI', { product }, missing);
    expect(asked).toMatchObject({
      message: 'We missen nog je installatiegegevens. Daarmee zien we waar alles kan komen.',
      tone: 'action',
    });
    expect(asked.action).toEqual({
      label: 'Aanvullen informatie',
      target: { to: 'installationInfo', houseId: 'house', flow: flowOf[product] },
      disabled: false,
    });
    const done = pair('AI', 'MI', { product }, complete);
    expect(done).toMatchObject({ message: 'Al je gegevens zijn binnen. We wachten op de digitale inspectie.', tone: 'info' });
    expect(done.action).toEqual({ label: 'Geen actie vereist', target: { to: 'houseInfo', houseId: 'house' }, disabled: true });
  });

  test('is resumed at the first section that is incomplete', () => {
    const resume = { houseInfo: 'heating', installationInfo: 'photos' } as const;
    const order = orderAt('AI', 'MI');
    expect(orderMessage({ order, house: nothing, resume }).action?.target).toMatchObject({ to: 'houseInfo', section: 'heating' });
    expect(orderMessage({ order, house, resume }).action?.target).toMatchObject({ to: 'installationInfo', section: 'photos' });
  });

  test('that is all there is no longer asked when the inspection is planned', () => {
    expect(pair('DI', 'OG', {}, everything)).toMatchObject({
      tone: 'info',
      action: { label: 'Geen actie vereist', disabled: true },
    });
  });
});

describe('dates', () => {
  const inspectionAppointment = { date: '2026-11-30T09:30:00.000Z' };

  test.each([
    ['DI', 'OG'],
    ['AI', 'MI'],
    ['SI', 'MI'],
  ])('of the inspection are told at %s %s when known', (step, status) => {
    expect(pair(step, status, { inspectionAppointment }).detail).toBe('De inspectie is op 30 november 2026 om 10:30.');
    expect(pair(step, status).detail).toBeUndefined();
    expect(pair(step, status, { inspectionAppointment: { date: 'morgen' } }).detail).toBeUndefined();
  });

  test('of the installation are told at IN when known', () => {
    expect(pair('IN', 'MI', { installationAppointment: { date: '2026-12-14T08:00:00.000Z' } }).detail).toBe(
      'De installatie is op 14 december 2026 om 09:00.',
    );
    expect(pair('IN', 'MI').detail).toBeUndefined();
  });

  test('of the direct debit are told at FP when agreed, and paying directly remains possible', () => {
    const said = pair('FP', 'MI', { agreedIncasso: true, incassoDate: '2026-12-20' });
    expect(said.message).toBe(
      'Je installatie is klaar. De eindfactuur wordt automatisch geïncasseerd. Je kunt ook zelf direct betalen.',
    );
    expect(said).toMatchObject({
      detail: 'De incasso is op 20 december 2026.',
      tone: 'info',
      action: { label: 'Eindfactuur voldoen', target: { to: 'payment', orderId: 'order', type: 'FP' } },
    });
    expect(pair('FP', 'MI', { agreedIncasso: true }).detail).toBeUndefined();
    expect(pair('FP', 'MI', { incassoDate: '2026-12-20' }).detail).toBeUndefined();
  });
});

test.each([
  ['RV', 'OK', 'Reservation successful, you need to plan an inspection.', undefined, 'Plan digital inspection'],
  [
    'DI',
    'OG',
    'Your digital inspection is planned. We still need some information from you.',
    'The inspection is on 30 November 2026 at 10:30.',
    'Complete information',
  ],
  [
    'PY',
    'OG',
    'Your installation plan is ready. Agree to it digitally and make the down payment.',
    undefined,
    'Sign & make down payment',
  ],
  ['IN', 'MI', 'Down payment completed.', 'The installation is on 14 December 2026 at 09:00.', undefined],
  [
    'FP',
    'MI',
    'Your installation is done. The final invoice will be collected by direct debit. You can also pay it yourself now.',
    'The direct debit is on 20 December 2026.',
    'Pay final invoice',
  ],
  ['XX', 'OK', 'Step: XX unknown.', undefined, undefined],
])('in English, an order at %s with status %s says: %s', (step, status, message, detail, action) => {
  const order = orderAt(step, status, {
    agreedIncasso: true,
    incassoDate: '2026-12-20',
    inspectionAppointment: { date: '2026-11-30T09:30:00.000Z' },
    installationAppointment: { date: '2026-12-14T08:00:00.000Z' },
  });
  const said = saidOf({ order, house: nothing }, inEnglish);
  expect([said.message, said.detail, said.action?.label]).toEqual([message, detail, action]);
});

describe('an appointment whose day is over', () => {
  const at = '2026-11-24T09:00:00.000Z';
  const appointments = { inspectionAppointment: { date: at }, installationAppointment: { date: at } };
  const said = (step: string, status: string, house: OrderSituation['house'], today: CalendarDate) => {
    const { message, detail } = orderMessage({ order: orderAt(step, status, appointments), house }, today);
    return [message, ...(detail ? [detail] : [])].map((sentence) => inDutch.say(sentence)).join(' ');
  };

  test.each([
    ['DI', 'OG', everything, 'We verwerken je inspectie.'],
    ['DI', 'OG', nothing, 'We missen nog je woninggegevens. Daarmee rekent onze adviseur uit wat bij jouw huis past.'],
    ['AI', 'MI', everything, 'We verwerken je inspectie.'],
    ['SI', 'MI', everything, 'We verwerken je inspectie.'],
    ['IN', 'MI', everything, 'Aanbetaling voltooid.'],
  ])('isn’t announced any more at %s %s', (step, status, house, over) => {
    expect(said(step, status, house, '2026-11-25')).toBe(over);
    expect(said(step, status, house, '2026-11-24')).toMatch(/ is op 24 november 2026 om 10:00\.$/);
  });
});
