import { expect, test } from 'vitest';
import { sectionSchema } from './section-schema.js';
import { completeHull, hull, sailing } from './testing/made-up-survey.js';
import { inDutch } from '../testing/languages.js';

const schema = sectionSchema(hull, { after: {}, context: sailing }, inDutch)['~standard'];

test('gives the answers that count', async () => {
  expect(await schema.validate(completeHull)).toMatchObject({ value: { length: '9.5' } });
});

test('gives one issue per field with its path, even for something that is no record at all', async () => {
  expect(await schema.validate({ ...completeHull, cabins: 'x' })).toEqual({
    issues: [{ message: 'Niet valide', path: ['cabins'] }],
  });
  expect((await schema.validate('nonsense')).issues?.length).toBe(5);
});
