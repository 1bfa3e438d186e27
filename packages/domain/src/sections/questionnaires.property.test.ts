import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseInfo } from '../house-info/house-info.js';
import type { InstallationContext } from '../installation-info/installation-context.js';
import { installationInfo } from '../installation-info/installation-info.js';
import { flows } from '../products/flows.js';
import type { AnySection } from './define-section.js';
import { resolveQuestionnaire, type StoredSection } from './questionnaire.js';
import type { RawAnswers } from './resolve-section.js';
import { saveInQuestionnaire } from './save-in-questionnaire.js';
import type { SaveMode } from './save-section.js';
import { anyAnswers } from './testing/any-answers.test.helper.js';
import { toggleUnknown } from './unknown-answer.js';

type Stored = Readonly<Record<string, StoredSection | undefined>>;
/** A questionnaire without the names of its sections: every promise here is about whichever there are. */
interface Questions {
  readonly sections: Readonly<Record<string, AnySection>>;
}
const questionnaires: Readonly<Record<string, Questions>> = { houseInfo, installationInfo };

const contexts = fc.constantFrom(...flows.map((flow): InstallationContext => ({ today: '2026-11-21', flow })));
const context = { today: '2026-11-21', flow: 'all-electric' } as const;

const storedAnswers = ({ sections }: Questions): fc.Arbitrary<Stored> =>
  fc.record(
    Object.fromEntries(
      Object.entries(sections).map(([name, section]) => [
        name,
        fc.record({ answers: anyAnswers(section), completed: fc.boolean() }),
      ]),
    ),
    { requiredKeys: [] },
  );

const cases = Object.entries(questionnaires).flatMap(([part, questions]) =>
  Object.entries(questions.sections).map(([name, section]) => ({ part, questions, name, section })),
);

describe.each(cases)('$part.$name', ({ questions, name, section }) => {
  const resolve = (stored: Stored, raw: RawAnswers, given: InstallationContext) =>
    resolveQuestionnaire(questions, { ...stored, [name]: { answers: raw, completed: false } }, given)[name]!.resolution;
  const save = (stored: Stored, posted: RawAnswers, mode: SaveMode, given: InstallationContext) =>
    saveInQuestionnaire(questions, { stored, name, posted, mode, context: given });

  test('stores no hidden answer and nothing that it doesn’t have, in any kind of save', () => {
    fc.assert(
      fc.property(
        storedAnswers(questions),
        anyAnswers(section),
        fc.constantFrom<SaveMode>('draft', 'final'),
        contexts,
        (stored, posted, mode, given) => {
          const saved = save(stored, posted, mode, given);
          if (!saved.accepted) return;
          for (const field of Object.keys(saved.answers)) {
            const presence = saved.resolution.fields[field]?.presence;
            expect(
              presence === 'required' ||
                presence === 'optional' ||
                (presence === 'unasked' && Object.hasOwn(stored[name]?.answers ?? {}, field)),
              field,
            ).toBe(true);
          }
        },
      ),
    );
  });

  test('takes every draft, and stores nothing malformed of it', () => {
    fc.assert(
      fc.property(storedAnswers(questions), anyAnswers(section), contexts, (stored, posted, given) => {
        const draft = save(stored, posted, 'draft', given);
        if (!draft.accepted) throw new Error('A draft was refused.');
        const { issues } = resolve(stored, draft.answers, given);
        expect(issues.filter(({ code }) => code === 'malformed')).toEqual([]);
      }),
    );
  });

  test('resolves its own answers to themselves', () => {
    fc.assert(
      fc.property(storedAnswers(questions), anyAnswers(section), contexts, (stored, raw, given) => {
        const once = resolve(stored, raw, given);
        const twice = resolve(stored, once.answers, given);
        expect(twice.answers).toEqual(once.answers);
        const presences = (of: typeof once) => Object.entries(of.fields).map(([field, { presence }]) => [field, presence]);
        expect(presences(twice)).toEqual(presences(once));
      }),
    );
  });

  test('leaves answers that aren’t asked as they were stored', () => {
    fc.assert(
      fc.property(storedAnswers(questions), anyAnswers(section), contexts, (stored, posted, given) => {
        const saved = save(stored, posted, 'draft', given);
        if (!saved.accepted) throw new Error('A draft was refused.');
        for (const [field, { presence }] of Object.entries(saved.resolution.fields)) {
          if (presence === 'unasked') expect(saved.answers[field]).toEqual(stored[name]?.answers[field]);
        }
      }),
    );
  });

  test('takes ‘ik weet het niet’ where it is offered, and is as before when that is taken back', () => {
    const offering = Object.entries(section.fields).flatMap(([field, { unknown, wire }]) =>
      unknown && wire === 'string' ? [field] : [],
    );
    fc.assert(
      fc.property(anyAnswers(section), fc.constantFrom(...offering, undefined), (raw, field) => {
        if (field === undefined || typeof raw[field] !== 'string' || raw[field] === 'o.b.') return;
        const pressed = toggleUnknown({ value: raw[field], before: '' });
        const unknown = resolve({}, { ...raw, [field]: pressed.value }, context).fields[field];
        if (unknown?.presence === 'required') expect(unknown).toMatchObject({ answer: 'o.b.', issue: undefined });
        expect(resolve({}, { ...raw, [field]: toggleUnknown(pressed).value }, context)).toEqual(resolve({}, raw, context));
      }),
    );
  });
});
