import { expect, test } from 'vitest';
import { messages } from '../sections/messages.js';
import { resolveSection } from '../sections/resolve-section.js';
import { consumption } from './consumption.js';
import { inDutch } from '../testing/languages.js';

const resolve = (raw: Record<string, unknown>) => resolveSection(consumption, raw, { after: {}, context: { today: '2026-11-21' } });

test('asks for the five answers of the spec', () => {
  expect(resolve({}).issues.map(({ field, message }) => `${field}: ${inDutch.say(message)}`)).toEqual([
    'gasConsumption: Vereist',
    'gasConsumptionYear: Vereist',
    'heatingUsage: Vereist',
    'electricityConsumption: Vereist',
    'waterConsumption: Vereist',
  ]);
});

test.each([
  ['1450', 'required'],
  ['01', 'required'],
  [undefined, 'required'],
  ['o.b.', 'optional'],
])('with %j m³ of gas, its year is %s', (gasConsumption, presence) => {
  expect(resolve({ gasConsumption }).fields.gasConsumptionYear.presence).toBe(presence);
});

test.each(['ochtend en avond', 'overdag', 'hele dag', 'hele dag met nachtverlaging', 'o.b.'])(
  'knows heating use %j',
  (heatingUsage) => {
    expect(resolve({ heatingUsage }).fields.heatingUsage.issue).toBeUndefined();
  },
);

test.each(['gasConsumption', 'electricityConsumption', 'waterConsumption'] as const)('%s: a whole number or ‘o.b.’', (field) => {
  expect(resolve({ [field]: 'o.b.' }).fields[field].issue).toBeUndefined();
  expect(resolve({ [field]: '0' }).fields[field].issue).toBeUndefined();
  expect(resolve({ [field]: '007' }).fields[field].issue?.message).toBe(messages.malformed);
  expect(resolve({ [field]: '1,5' }).fields[field].issue?.message).toBe(messages.malformed);
});
