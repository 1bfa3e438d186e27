import { expect, test } from 'vitest';
import { resolveSection } from '../sections/resolve-section.js';
import { addHouseForm, addHouseIssues, newHouseOf } from './add-house-form.js';
import { newHouse } from './new-house.js';
import { inDutch } from '../testing/languages.js';

const today = { after: {}, context: { today: '2026-11-21' } } as const;
const answersOf = (raw: object) => resolveSection(addHouseForm, { ...raw }, today).answers;

test('what is filled in is what the call takes, whatever the house', () => {
  const plain = newHouseOf(answersOf({ zipcode: '1271ad', houseNumber: '3', street: 'Havenstraat', place: 'Huizen' }));
  expect(plain).toEqual({ address: 'Havenstraat 3', zip: '1271 AD', city: 'Huizen', mainAddress: false });
  const withAddition = newHouseOf(
    answersOf({ zipcode: '1271ad', houseNumber: '3', addition: 'A', street: 'Havenstraat', place: 'Huizen', mainAddress: true }),
  );
  expect(withAddition).toEqual({ address: 'Havenstraat,3 A', zip: '1271 AD', city: 'Huizen', mainAddress: true });
  for (const house of [plain, withAddition]) expect(resolveSection(newHouse, house, today).issues).toEqual([]);
});

test('all but the addition and the main address is required', () => {
  expect(resolveSection(addHouseForm, {}, today).issues.map(({ field, message }) => `${field}: ${inDutch.say(message)}`)).toEqual([
    'zipcode: Vereist',
    'houseNumber: Vereist',
    'street: Vereist',
    'place: Vereist',
  ]);
});

test('a refused answer is pointed out where it was filled in', () => {
  const refused = Object.keys(newHouse.fields).map((field) => ({ field, code: 'malformed', message: 'Niet valide' }) as const);
  expect(addHouseIssues(refused).map(({ field }) => field)).toEqual(['street', 'zipcode', 'place', 'mainAddress']);
});

test('a house has a number', () => {
  const { issues } = resolveSection(
    addHouseForm,
    { zipcode: '1271ad', houseNumber: 'o.b.', street: 'Havenstraat', place: 'Huizen' },
    today,
  );
  expect(issues.map(({ field, message }) => `${field}: ${inDutch.say(message)}`)).toEqual(['houseNumber: Niet valide']);
});
