import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveSection, type RawAnswers } from './resolve-section.js';
import { completeHull, hull, motoring, rigging, sailing, type BoatContext } from './testing/made-up-survey.js';
import { inDutch } from '../testing/languages.js';

const resolveHull = (raw: RawAnswers, context: BoatContext = sailing) => resolveSection(hull, raw, { after: {}, context });

const issueOf = (raw: RawAnswers, field: string, context?: BoatContext) => {
  const issue = resolveHull(raw, context).issues.find((each) => each.field === field);
  return issue && `${issue.code}: ${inDutch.say(issue.message)}`;
};

describe('a field’s answer', () => {
  test.each([
    ['cabins', '0', '0'],
    ['cabins', '12', '12'],
    ['cabins', ' 1 200 ', '1200'],
    ['cabins', 'o.b.', 'o.b.'],
    ['length', '9,5', '9.5'],
    ['length', '9.50', '9.50'],
    ['length', '0', '0'],
    ['buildYear', '1990', '1990'],
    ['buildYear', '2026', '2026'],
    ['material', 'hout', 'hout'],
    ['material', 'o.b.', 'o.b.'],
    [
      'insulated',
      [{ value: 'raam', rcValue: '1,1', installationYear: '2004' }],
      [{ value: 'raam', rcValue: '1.1', installationYear: '2004' }],
    ],
    ['insulated', [{ value: 'geen' }], [{ value: 'geen' }]],
  ])('%s: %j is read as %j', (field, raw, answer) => {
    const resolved: Record<string, unknown> = resolveHull({ ...completeHull, [field]: raw }).answers;
    expect(resolved[field]).toEqual(answer);
    expect(issueOf({ ...completeHull, [field]: raw }, field)).toBeUndefined();
  });

  test.each([
    ['insulated', [{ value: 'raam', rcValue: '9999999' }]],
    ['cabins', '01'],
    ['cabins', '-1'],
    ['cabins', '1,5'],
    ['cabins', 'drie'],
    ['cabins', '9'.repeat(10)],
    ['cabins', 12],
    ['length', '9,'],
    ['length', '09'],
    ['length', '9,5,1'],
    ['buildYear', '1989'],
    ['buildYear', '2027'],
    ['buildYear', 'o.b.'],
    ['material', 'beton'],
    ['materialOther', 'x'.repeat(21)],
    ['heated', 'o.b.'],
    ['heatedCabins', '4'],
    ['insulated', 'wand'],
    ['insulated', [{ value: 'dak', rcValue: '1' }]],
    ['insulated', [{ value: 'wand', rcValue: 'veel' }]],
    ['insulated', [{ value: 'wand', installationYear: '1989' }]],
    ['insulated', [{ value: 'geen' }, { value: 'wand', rcValue: '1' }]],
    [
      'insulated',
      [
        { value: 'wand', rcValue: '1' },
        { value: 'wand', rcValue: '2' },
      ],
    ],
  ])('%s: %j is malformed and does not count', (field, raw) => {
    expect(issueOf({ ...completeHull, [field]: raw }, field)).toBe('malformed: Niet valide');
    expect(resolveHull({ ...completeHull, [field]: raw }).answers).not.toHaveProperty(field);
  });

  test.each([undefined, null, '', '   '])('%j is no answer', (raw) => {
    expect(issueOf({ ...completeHull, cabins: raw }, 'cabins')).toBe('missing: Vereist');
  });

  test('an insulation option without a value or a year is kept, and says what it lacks', () => {
    const raw = { ...completeHull, insulated: [{ value: 'wand', rcValue: ' ' }] };
    expect(issueOf(raw, 'insulated')).toBe(
      'missing: Kies per geselecteerde optie minimaal een RC-/U-waarde of een installatiejaar.',
    );
    expect(resolveHull(raw).answers.insulated).toEqual([{ value: 'wand' }]);
  });
});

describe('presence', () => {
  test.each([
    ['anders', 'required'],
    ['hout', 'hidden'],
    ['o.b.', 'hidden'],
    ['beton', 'hidden'],
    [undefined, 'hidden'],
  ])('material %j makes materialOther %s', (material, presence) => {
    expect(resolveHull({ ...completeHull, material }).fields.materialOther.presence).toBe(presence);
  });

  test('a field without a rule is required', () => {
    expect(resolveHull({}).fields.length.presence).toBe('required');
  });

  test('the flow decides what is asked', () => {
    expect(resolveHull(completeHull, sailing).fields.insulated.presence).toBe('optional');
    expect(resolveHull(completeHull, motoring).fields.insulated.presence).toBe('unasked');
  });

  test('hidden and unasked answers do not count and have no issue, however wrong', () => {
    const raw = { ...completeHull, material: 'hout', materialOther: 'x'.repeat(99), insulated: 'onzin' };
    const { answers, issues } = resolveHull(raw, motoring);
    expect(issues).toEqual([]);
    expect(answers).not.toHaveProperty('materialOther');
    expect(answers).not.toHaveProperty('insulated');
  });

  test('an answer of an earlier section counts, one that is hidden there does not', () => {
    const raw = { sails: ['fok'], terms: true };
    const presence = (material: string | undefined) =>
      resolveSection(rigging, raw, { after: { hull: material === 'hout' ? { material } : {} }, context: sailing }).fields.mastPhotos
        .presence;
    expect(presence('hout')).toBe('required');
    expect(presence(undefined)).toBe('optional');
  });
});

describe('issues', () => {
  test('there is one per field, in the order of asking, and an optional field is never missing', () => {
    expect(resolveHull({ cabins: 'drie' }).issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'material missing',
      'length missing',
      'buildYear missing',
      'cabins malformed',
      'heated missing',
    ]);
  });

  test('a field’s own message wins', () => {
    const { issues } = resolveSection(
      rigging,
      { sails: ['fok'], terms: false },
      { after: { hull: { material: 'hout' } }, context: sailing },
    );
    expect(issues.map(({ message }) => inDutch.say(message))).toEqual([
      "Kies minstens één bestand of 'ik weet het niet'.",
      'Je moet akkoord gaan.',
    ]);
  });
});

const anything = fc.record(
  Object.fromEntries(
    Object.keys(hull.fields).map((name) => [name, fc.oneof(fc.constantFrom(...answersFor(name)), fc.string(), fc.jsonValue())]),
  ),
  { requiredKeys: [] },
);

function answersFor(name: string): readonly unknown[] {
  return [
    '',
    'o.b.',
    'ja',
    'nee',
    'anders',
    'hout',
    '2',
    '2,5',
    '2001',
    [{ value: 'wand', rcValue: '1' }],
    completeHull[name as keyof typeof completeHull],
  ];
}

const contexts = fc.constantFrom(sailing, motoring);

describe('whatever is put in', () => {
  test('resolving the answers again changes nothing', () => {
    fc.assert(
      fc.property(anything, contexts, (raw, context) => {
        const once = resolveHull(raw, context);
        expect(resolveHull(once.answers, context).answers).toEqual(once.answers);
      }),
    );
  });

  test('only shown fields have answers or issues', () => {
    fc.assert(
      fc.property(anything, contexts, (raw, context) => {
        const { fields, answers, issues } = resolveHull(raw, context);
        const shown = Object.entries(fields).filter(([, { presence }]) => presence === 'optional' || presence === 'required');
        const names = shown.map(([name]) => name);
        expect(names).toEqual(expect.arrayContaining(Object.keys(answers)));
        expect(names).toEqual(expect.arrayContaining(issues.map(({ field }) => field)));
        expect(new Set(issues.map(({ field }) => field)).size).toBe(issues.length);
      }),
    );
  });

  test('a required field without an issue has an answer', () => {
    fc.assert(
      fc.property(anything, contexts, (raw, context) => {
        for (const { presence, answer, issue } of Object.values(resolveHull(raw, context).fields)) {
          if (presence === 'required' && !issue) expect(answer).toBeDefined();
        }
      }),
    );
  });

  test('names that every object has are not taken for answers', () => {
    expect(resolveHull(Object.create({ cabins: '3' }) as RawAnswers).answers).toEqual({});
  });
});
