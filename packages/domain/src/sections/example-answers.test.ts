import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { houseInfo } from '../house-info/house-info.js';
import { installationInfo } from '../installation-info/installation-info.js';
import { flows } from '../products/flows.js';
import { fieldsOfEveryKind } from '../testing/fields-of-every-kind.js';
import { defineSection, type AnySection, type Fields, type Section } from './define-section.js';
import { exampleAnswers, exampleQuestionnaire } from './example-answers.js';
import type { SectionContext } from './field.js';
import { inReadingOrder } from './in-reading-order.js';
import { choice } from './kinds/choice.js';
import { yesNo } from './kinds/options.js';
import { wholeNumber } from './kinds/number.js';
import { text } from './kinds/text.js';
import { year } from './kinds/year.js';
import { resolveQuestionnaire, type StoredSection } from './questionnaire.js';
import { resolveSection } from './resolve-section.js';
import { anyAnswers } from './testing/any-answers.test.helper.js';
import { everyContext, everyDefinition, type FoundDefinition } from './testing/every-definition.js';
import { boat, hull, sailing } from './testing/made-up-survey.js';

type AnyRules = Section<string, Fields, unknown, SectionContext>;
const definitions = everyDefinition();
const today = '2026-11-21';
const scope = { after: {}, context: { today } } as const;

/** The example answers of the sections beside it. */
const answersAround = ({ among }: FoundDefinition, context: SectionContext) =>
  inReadingOrder<object>(among, (_name, section, after) => exampleAnswers(section, { after, context }));

describe.each(definitions)('$name', (definition) => {
  /** Once: for each kind of field anew it took as long as all else. */
  let around: readonly { readonly context: SectionContext; readonly after: ReturnType<typeof answersAround> }[];
  beforeAll(() => {
    around = everyContext.map((context) => ({ context, after: answersAround(definition, context) }));
  });
  /** What isn't right, of all: to expect each by itself took most of the time. */
  const faultsOf = (section: AnyRules) =>
    around.flatMap(({ context, after }) => {
      const answers = exampleAnswers(section, { after, context });
      const { issues, answers: resolved, fields } = resolveSection(section, answers, { after, context });
      const unlike = Object.entries(fields).filter(
        ([name, { presence }]) => Object.hasOwn(answers, name) !== (presence === 'required' || presence === 'optional'),
      );
      return issues.length > 0 || unlike.length > 0 || JSON.stringify(resolved) !== JSON.stringify(answers)
        ? [{ context, issues, resolved, answers, unlike }]
        : [];
    });

  test('has example answers to all that it asks, which a final save takes', () => {
    expect(faultsOf(definition.section)).toEqual([]);
  });

  test('still has them with a required field of any kind more', () => {
    for (const [kind, field] of Object.entries(fieldsOfEveryKind))
      expect(faultsOf({ ...definition.section, fields: { ...definition.section.fields, [`added ${kind}`]: field } }), kind).toEqual(
        [],
      );
  });
});

const contexts = fc.constantFrom(...flows.map((flow) => ({ today, flow }) as const));
const questionnaires: Readonly<Record<string, { readonly sections: Readonly<Record<string, AnySection>> }>> = {
  houseInfo,
  installationInfo,
};

test.each(Object.entries(questionnaires))('in %s the rest fits whatever is wished for', (_part, questions) => {
  const raw = fc.record(
    Object.fromEntries(Object.entries(questions.sections).map(([name, section]) => [name, anyAnswers(section)])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(raw, contexts, (posted, context) => {
      const states = resolveQuestionnaire(questions, storedOf(posted as Readonly<Record<string, object>>), context);
      const wishes = Object.fromEntries(
        Object.entries(states).map(([name, { resolution }]) => {
          const lacking = new Set(resolution.issues.map(({ field }) => field));
          return [name, Object.fromEntries(Object.entries(resolution.answers).filter(([field]) => !lacking.has(field)))];
        }),
      );
      const examples = exampleQuestionnaire(questions, { context, wishes });
      const answered = resolveQuestionnaire(questions, storedOf(examples), context);
      for (const [name, { resolution, done }] of Object.entries(answered)) {
        expect(done, name).toBe(true);
        for (const [field, wish] of Object.entries(wishes[name] ?? {}))
          if (resolution.fields[field]?.answer !== undefined) expect(resolution.fields[field].answer, field).toEqual(wish);
      }
    }),
  );
});

const storedOf = (answers: Readonly<Record<string, object>>): Readonly<Record<string, StoredSection>> =>
  Object.fromEntries(Object.entries(answers).map(([name, given]) => [name, { answers: { ...given }, completed: true }]));

test('a field’s own example goes before that of its kind, and a wish before both', () => {
  const kitchen = defineSection({
    name: 'kitchen',
    fields: {
      hob: choice({ options: yesNo, example: 'nee' }),
      oven: choice({ options: yesNo }),
      brand: text({ example: 'Etna' }),
    },
  });
  expect(exampleAnswers(kitchen, scope)).toEqual({ hob: 'nee', oven: 'ja', brand: 'Etna' });
  expect(exampleAnswers(kitchen, { ...scope, wishes: { brand: 'Atag' } })).toEqual({ hob: 'nee', oven: 'ja', brand: 'Atag' });
});

test('a wish brings the questions that depend on it', () => {
  expect(exampleAnswers(hull, { after: {}, context: sailing, wishes: { heated: 'nee' } })).not.toHaveProperty('heatedCabins');
  expect(exampleAnswers(hull, { after: {}, context: sailing, wishes: { material: 'anders' } })).toHaveProperty('materialOther');
});

test('what is hidden is left out though it is wished for, and what may stay open can be', () => {
  const { hull: answers, rigging } = exampleQuestionnaire(boat, {
    context: sailing,
    wishes: { hull: { materialOther: 'Polyester', insulated: undefined }, rigging: { remarks: undefined } },
  });
  expect(answers).not.toHaveProperty('materialOther');
  expect(answers).not.toHaveProperty('insulated');
  expect(Object.keys(rigging)).toEqual(['sails', 'mastPhotos', 'terms']);
});

test('a questionnaire’s examples come in an order in which they can be saved', () => {
  expect(Object.keys(exampleQuestionnaire(boat, { context: sailing }))).toEqual(['hull', 'rigging']);
});

test('years are counted from the day, and never before the list', () => {
  const built = defineSection({ name: 'built', fields: { in: year({ downTo: 2026 }) } });
  expect(exampleAnswers(built, scope)).toEqual({ in: '2026' });
  expect(exampleAnswers(built, { after: {}, context: { today: '2030-01-01' } })).toEqual({ in: '2029' });
});

test('an example that a check refuses, and a required answer that is wished away, are errors that name the field', () => {
  const odd = defineSection({
    name: 'odd',
    fields: { rooms: wholeNumber() },
    checks: { rooms: (rooms) => Number(rooms) % 2 === 1 },
  });
  expect(() => exampleAnswers(odd, scope)).toThrow('"2" is no answer to "rooms" of section "odd"');
  expect(() => exampleAnswers(odd, { ...scope, wishes: { rooms: undefined } })).toThrow('undefined is no answer to "rooms"');
});
