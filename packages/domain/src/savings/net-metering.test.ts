import { expect, test } from 'vitest';
import { inDutch, inEnglish } from '../testing/languages.js';
import { calculateSavings } from './calculate-savings.js';
import { netMeteringOn } from './net-metering.js';
import { unknownHome } from './savings-input.js';

const context = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' } as const;
const said = (...[on, price = 0.2578]: [on: Parameters<typeof netMeteringOn>[0], price?: number]) =>
  netMeteringOn(on, price)
    .points.map((point) => inDutch.say(point).replaceAll('\u00a0', ' '))
    .join(' ');

test.each([
  ['2026-12-31', false, 'salderen stopt op 1 januari 2027'],
  ['2027-01-01', true, 'salderen is gestopt op 1 januari 2027'],
] as const)('on %s net metering has ended: %s', (on, ended, title) => {
  const { title: message, ...netMetering } = netMeteringOn(on, 0.2578);
  expect(netMetering.ended).toBe(ended);
  expect(inDutch.say(message)).toContain(title);
  expect(inEnglish.say(message)).toContain('1 January 2027');
});

test('half of the bare price is paid at least, until 2030; after that nobody knows', () => {
  // 0.1469 × 50 % = 0.073
  expect(said('2029-12-31')).toContain(
    'ten minste de helft van het kale leveringstarief. Bij de gemiddelde prijs van nu is dat € 0,07 per kWh',
  );
  expect(said('2030-01-01')).not.toContain('kale leveringstarief');
  expect(netMeteringOn('2030-01-01', 0.2578).figures).toEqual([]);
});

test('says what the pump’s electricity is calculated with', () => {
  expect(said('2026-11-23', 0.3)).toContain('€ 0,30 per kWh');
});

test('only who says to have panels is told, and no amount changes by it', () => {
  const without = calculateSavings(unknownHome, context);
  const withPanels = calculateSavings({ ...unknownHome, solarPanels: true }, context);
  expect(without.netMetering).toBeUndefined();
  expect(calculateSavings({ ...unknownHome, solarPanels: false }, context).netMetering).toBeUndefined();
  expect(withPanels.netMetering).toBeDefined();
  expect(withPanels.euroSaved).toBe(without.euroSaved);
  expect(withPanels.range).toEqual(without.range);
});
