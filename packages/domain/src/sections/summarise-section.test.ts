import { expect, test } from 'vitest';
import { resolveSection } from './resolve-section.js';
import { summariseSection } from './summarise-section.js';
import { inDutch } from '../testing/languages.js';
import { completeHull, hull, sailing } from './testing/made-up-survey.js';

test('shows every shown field in Dutch, in the order of asking, and what was not answered', () => {
  const raw = { ...completeHull, material: 'o.b.', cabins: undefined, length: '1250,5' };
  const rows = summariseSection(hull, resolveSection(hull, raw, { after: {}, context: sailing }), inDutch);
  expect(rows.map(({ label, answer }) => `${label}: ${answer}`)).toEqual([
    'Materiaal: Ik weet het niet',
    'Lengte: 1.250,5 m',
    'Bouwjaar: 2001',
    'Hutten: undefined',
    'Verwarmd?: Ja',
    'Hoeveel hutten zijn verwarmd?: 2',
    'Wat is geïsoleerd?: Wanden (RC-waarde 2,5)',
  ]);
});
