import { consumption, isolation, placing, type Fields, type RawAnswers } from '@pomp/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameAnswer } from '../section-form/is-same-answer.js';
import { mergeAnswers } from './merge-answers.js';

const context = { today: '2026-11-21', flow: 'all-electric' } as const;

const number = fc.constantFrom('', '0', '95', '1450', '1 450', '1.450', 'o.b.', '01x');
const text = fc.constantFrom('', 'ja', 'nee', 'o.b.', 'grond');
const list = fc.constantFrom([], ['a'], ['a', 'b'], [{ value: 'muur', rcValue: '1,3' }], [{ value: 'muur', rcValue: '1.3' }]);

/** Anything that a form or a server could hold, answers that aren't any too. */
const answersTo = (fields: Fields): fc.Arbitrary<RawAnswers> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, { wire }]) => [
        name,
        wire === 'strings' || wire === 'insulation' ? list : fc.oneof(number, text),
      ]),
    ),
    { requiredKeys: [] },
  );

describe.each([consumption, isolation, placing])('$name', ({ fields }: { fields: Fields }) => {
  const names = Object.keys(fields);
  const versions = fc.record({ base: answersTo(fields), mine: answersTo(fields), theirs: answersTo(fields) });
  const same = (name: string, one: RawAnswers, other: RawAnswers) => isSameAnswer(fields[name]!, one[name], other[name], context);

  test('what only one of the two changed is there, and nobody is asked about it', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { values, conflicts } = mergeAnswers(fields, { base, mine, theirs }, context);
        for (const name of names) {
          if (same(name, mine, base)) expect(same(name, values, theirs)).toBe(true);
          else expect(same(name, values, mine)).toBe(true);
          const bothChanged = !same(name, mine, base) && !same(name, theirs, base) && !same(name, mine, theirs);
          expect(conflicts.includes(name)).toBe(bothChanged && fields[name]!.kind !== 'files');
        }
      }),
    );
  });

  test('whoever comes first, the same is asked and the rest comes to the same', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const one = mergeAnswers(fields, { base, mine, theirs }, context);
        const other = mergeAnswers(fields, { base, mine: theirs, theirs: mine }, context);
        expect(one.conflicts).toEqual(other.conflicts);
        for (const name of names)
          if (!one.conflicts.includes(name) && fields[name]!.kind !== 'files')
            expect(same(name, one.values, other.values)).toBe(true);
      }),
    );
  });

  test('once merged, merging again changes nothing and asks nothing', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { values } = mergeAnswers(fields, { base, mine, theirs }, context);
        const again = mergeAnswers(fields, { base: theirs, mine: values, theirs }, context);
        expect(again.conflicts).toEqual([]);
        for (const name of names) expect(same(name, again.values, values)).toBe(true);
      }),
    );
  });
});

test('an answer that nobody touched here is never put back', () => {
  const base = { gasConsumption: '1300', electricityConsumption: '2900' };
  const merged = mergeAnswers(
    consumption.fields,
    { base, mine: { ...base, electricityConsumption: '3100' }, theirs: { ...base, gasConsumption: '1500' } },
    context,
  );
  expect(merged).toEqual({ values: { gasConsumption: '1500', electricityConsumption: '3100' }, conflicts: [] });
});

test('the same answer typed in another way is the same answer', () => {
  const base = { gasConsumption: '1300' };
  const versions = { base, mine: { gasConsumption: '1 450' }, theirs: { gasConsumption: '1450' } };
  expect(mergeAnswers(consumption.fields, versions, context).conflicts).toEqual([]);
});
