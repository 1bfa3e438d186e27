import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineSection, type AnySection, type Answers, type Fields, type Section } from './define-section.js';
import type { AnswerOf, SectionContext } from './field.js';
import type { AnyField, FieldKind, FieldOfKind } from './kinds/any-field.js';
import { checkbox } from './kinds/checkbox.js';
import { choice } from './kinds/choice.js';
import { yesNo, type Options } from './kinds/options.js';
import { wholeNumber } from './kinds/number.js';
import { unknownAnswer } from './unknown-answer.js';
import { everyContext, everyDefinition } from './testing/every-definition.js';

type Answered = Answers<Fields>;

const texts = fc.constantFrom(unknownAnswer, '0', '1', '2', '1450');
const optionOf = (options: Options, ...others: string[]) => fc.constantFrom(...options, ...others);

/** What a rule can find as an answer, so that every branch that asks for one is taken. */
const answersOfKind: { readonly [Kind in FieldKind]: (field: FieldOfKind<Kind>) => fc.Arbitrary<AnswerOf<FieldOfKind<Kind>>> } = {
  text: () => texts,
  password: () => texts,
  wholeNumber: () => texts,
  decimal: () => texts,
  year: () => texts,
  choice: ({ options, unknown }) => optionOf(options, ...(unknown ? [unknownAnswer] : [])),
  multiChoice: ({ options }) => fc.uniqueArray(optionOf(options), { minLength: 1 }),
  insulation: ({ options }) =>
    fc.uniqueArray(fc.record({ value: optionOf(options), rcValue: fc.constant('2.5') }), {
      minLength: 1,
      selector: ({ value }) => value,
    }),
  files: () => fc.constantFrom([unknownAnswer], ['upload-1'], ['upload-1', 'upload-2']),
  checkbox: () => fc.boolean(),
};
const answerTo = (field: AnyField) => (answersOfKind[field.kind] as (asked: AnyField) => fc.Arbitrary<AnswerOf<AnyField>>)(field);

const answersTo = (fields: Fields): fc.Arbitrary<Answered> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answerTo(field)])), { requiredKeys: [] });

/** Fields that a rule, a check or a question looks at before they are answered, found by running each on many answers, including those of the sections before it. */
function readsAhead({
  section: any,
  among,
}: {
  readonly section: AnySection;
  readonly among: Readonly<Record<string, AnySection>>;
}): readonly string[] {
  const section = any as Section<string, Fields, unknown, SectionContext>;
  const found = new Set<string>();
  const names = Object.keys(section.fields);
  const earlier = Object.fromEntries(section.after.map((name) => [name, answersTo(among[name]!.fields)]));
  const run = (answers: Answered, after: Readonly<Record<string, Answered>>, context: SectionContext) => {
    for (const [position, name] of names.entries()) {
      const see = (read: string | symbol) => {
        if (names.indexOf(String(read)) >= position) found.add(`${name} reads ${String(read)}`);
      };
      const watched = new Proxy(answers, {
        get: (target, read) => {
          see(read);
          return Reflect.get(target, read) as unknown;
        },
        has: (target, read) => {
          see(read);
          return Reflect.has(target, read);
        },
      });
      const scope = { answers: watched, after, context };
      section.presenceOf(name, scope);
      if (Object.hasOwn(answers, name)) {
        section.fits(name, answers[name], scope);
        section.questionOf(name, answers[name], scope);
      }
    }
  };
  fc.assert(fc.property(answersTo(section.fields), fc.record(earlier), fc.constantFrom(...everyContext), run), { numRuns: 1_000 });
  return [...found];
}

describe.each(everyDefinition())('the rules of $name', (definition) => {
  test('read earlier fields only', () => {
    expect(readsAhead(definition)).toEqual([]);
  });
});

describe('a rule that reads a later field is found', () => {
  const size = wholeNumber();
  const cellar = choice({ options: yesNo });
  const above = defineSection({ name: 'above', fields: { attic: cellar, damp: checkbox() } });

  test('at once', () => {
    const section = defineSection({
      name: 'backwards',
      fields: { size, cellar },
      presence: { size: ({ answers }) => (answers.cellar === 'ja' ? 'required' : 'hidden') },
    });
    expect(readsAhead({ section, among: {} })).toEqual(['size reads cellar']);
  });

  test('behind answers of sections before it', () => {
    const section = defineSection({
      name: 'backwards',
      after: { above },
      fields: { size, cellar },
      presence: {
        size: ({ answers, after }) =>
          after.above.attic === 'ja' && after.above.damp === true && answers.cellar === 'ja' ? 'required' : 'hidden',
      },
    });
    expect(readsAhead({ section, among: { above } })).toEqual(['size reads cellar']);
  });

  test('in what is asked again', () => {
    const section = defineSection({
      name: 'backwards',
      fields: { size, cellar },
      questions: { size: (_size, { answers }) => (answers.cellar === 'ja' ? { message: above.title } : undefined) },
    });
    expect(readsAhead({ section, among: {} })).toEqual(['size reads cellar']);
  });

  test('in a check', () => {
    const section = defineSection({
      name: 'backwards',
      fields: { rooms: size, size, cellar },
      checks: { size: (answer, { answers }) => answer !== '0' || answers.rooms === '0' || answers.cellar !== 'ja' },
    });
    expect(readsAhead({ section, among: {} })).toEqual(['size reads cellar']);
  });
});

test('every definition is found, also those of forms, orders, quotes, houses and reservations', () => {
  const found = everyDefinition().map(({ section }) => section.name);
  expect(found).toEqual(
    expect.arrayContaining(['consumption', 'connection', 'order', 'quoteRequest', 'addHouse', 'reservationDetails', 'reservation']),
  );
  expect(found).toEqual(
    expect.arrayContaining(['marketing/newsletter', 'marketing/application', 'sign', 'passwordChange', 'rigging']),
  );
});
