import { expect, test } from 'vitest';
import { readBudgets } from './budgets.js';
import { foldersOf, measureComponents } from './measure.js';

const budgets = readBudgets();
const measured = await measureComponents();
const toAccept = "Meant to be so? 'pnpm bench sizes accept' writes new limits.";

test('every public component has a limit, and nothing else has', () => {
  expect(Object.keys(budgets), toAccept).toEqual(Object.keys(measured));
});

test.each(Object.entries(budgets))(
  '%s costs no more than its limit, and brings only what it is made of',
  (name, { bytes, folders }) => {
    const bundle = measured[name];
    expect(foldersOf(bundle?.files ?? []), `${name} brings other folders along. ${toAccept}`).toEqual(folders);
    expect(bundle?.bytes, `${name} grew. ${toAccept}`).toBeLessThanOrEqual(bytes);
  },
);

test('a button brings no other component', () => {
  expect(foldersOf(measured['Button']?.files ?? [])).toEqual(['button', 'icon', 'theme']);
});
