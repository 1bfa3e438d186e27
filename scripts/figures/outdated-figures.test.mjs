import { expect, test } from 'vitest';
import { outdatedFigures } from './outdated-figures.mjs';

test('figures are fresh until their day, and then are listed with where to look', async () => {
  await expect(outdatedFigures('2026-11-23')).resolves.toEqual([]);
  await expect(outdatedFigures('2027-01-01')).resolves.toContainEqual(
    'tariffs (of 2026-08, to look at again on 2027-01-01): CBS table 85592NED, newest month with VAT (opendata.cbs.nl); a row in tariffTable',
  );
});
