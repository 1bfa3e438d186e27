import { unknownHome } from '@pomp/domain';
import { expect, test } from 'vitest';
import { noOwnFigures, readFigure, withOwnFigures } from './own-figures.js';

const usual = { gas: 1.42, electricity: 0.21 };

test('what a visitor leaves open stays as we took it', () => {
  expect(withOwnFigures(unknownHome, noOwnFigures, usual)).toEqual(unknownHome);
});

test('one own price goes with our other one', () => {
  expect(withOwnFigures(unknownHome, { ...noOwnFigures, gasPrice: '1,20' }, usual).prices).toEqual({ gas: 1.2, electricity: 0.21 });
});

test('own gas use and the charge for the connection count', () => {
  const input = withOwnFigures(unknownHome, { ...noOwnFigures, system: 'allElectric', gasUse: '1 200', fixedGas: '250' }, usual);
  expect(input).toMatchObject({ system: 'allElectric', gasUse: 1_200, prices: { ...usual, fixedGas: 250 } });
});

test.each(['veel', '-1', '1e9', '999999999', '1.2.3'])('%s is no gas use, and doesn’t count', (typed) => {
  expect(readFigure('gasUse', typed)).toBeNull();
  expect(withOwnFigures(unknownHome, { ...noOwnFigures, gasUse: typed }, usual).gasUse).toBe('o.b.');
});
