import { expectTypeOf } from 'vitest';
import { defineSection, type FieldName, type SectionAnswers } from './define-section.js';
import type { InsulationItem } from './kinds/insulation.js';
import { choice } from './kinds/choice.js';
import { yesNo } from './kinds/options.js';
import { text } from './kinds/text.js';
import { resolveSection } from './resolve-section.js';
import type { WordsOf } from './words-of.js';
import { hull, motoring, rigging } from './testing/made-up-survey.js';

type Hull = SectionAnswers<typeof hull>;
expectTypeOf<FieldName<typeof rigging>>().toEqualTypeOf<'sails' | 'mastPhotos' | 'terms' | 'remarks'>();
expectTypeOf<NonNullable<Hull['material']>>().toEqualTypeOf<'hout' | 'staal' | 'anders' | 'o.b.'>();
expectTypeOf<NonNullable<Hull['heated']>>().toEqualTypeOf<'ja' | 'nee'>();
expectTypeOf<NonNullable<Hull['cabins']>>().toEqualTypeOf<string>();
expectTypeOf<NonNullable<Hull['insulated']>>().toEqualTypeOf<readonly InsulationItem<'wand' | 'raam' | 'geen'>[]>();
expectTypeOf<NonNullable<SectionAnswers<typeof rigging>['sails']>>().toEqualTypeOf<readonly ('grootzeil' | 'fok' | 'geen')[]>();
expectTypeOf<NonNullable<SectionAnswers<typeof rigging>['terms']>>().toEqualTypeOf<boolean>();

const kitchen = { hob: choice({ options: yesNo }), brand: text() };

// A misspelt field in a rule.
defineSection({
  name: 'kitchen',
  fields: kitchen,
  presence: {
    // @ts-expect-error there is no field `hobb`
    brand: ({ answers }) => (answers.hobb === 'ja' ? 'required' : 'hidden'),
  },
});

// A misspelt option in a rule.
defineSection({
  name: 'kitchen',
  fields: kitchen,
  presence: {
    // @ts-expect-error there is no option `yes`
    brand: ({ answers }) => (answers.hob === 'yes' ? 'required' : 'hidden'),
  },
});

// A rule for a field that doesn't exist.
defineSection({
  name: 'kitchen',
  fields: kitchen,
  presence: {
    // @ts-expect-error there is no field `brandd`
    brandd: 'optional',
  },
});

// A presence that doesn't exist.
defineSection({
  name: 'kitchen',
  fields: kitchen,
  presence: {
    // @ts-expect-error there is no presence `visible`
    brand: 'visible',
  },
});

// Another section's answer, misspelt or of a section that isn't in `after`.
defineSection({
  name: 'kitchen',
  after: { hull },
  fields: kitchen,
  presence: {
    // @ts-expect-error the hull has no field `colour`
    hob: ({ after }) => (after.hull.colour === undefined ? 'hidden' : 'required'),
    // @ts-expect-error `rigging` isn't in `after`
    brand: ({ after }) => (after.rigging === undefined ? 'hidden' : 'required'),
  },
});

// A check gets the answer's own type.
defineSection({
  name: 'kitchen',
  fields: kitchen,
  checks: {
    // @ts-expect-error an answer to `hob` is never 'misschien'
    hob: (answer) => answer !== 'misschien',
  },
});

// The context that the rules read is asked for.
// @ts-expect-error the flow is missing
resolveSection(hull, {}, { after: {}, context: { today: '2026-11-21' } });
// @ts-expect-error the answers of `hull` are missing
resolveSection(rigging, {}, { after: {}, context: motoring });

// Words of every field and every option, and no others.
const words = defineSection({
  name: 'words',
  fields: { stove: choice({ options: ['gas', 'wood'] }), ...kitchen, hull: hull.fields.material },
});
const said = { title: 'Keuken', stove: { label: 'Waarop?', options: { gas: 'Gas', wood: 'Hout' } }, hob: { label: 'Gas?' } };
({ ...said, brand: { label: 'Merk', help: 'Van de oven.' } }) satisfies WordsOf<typeof words>;
// @ts-expect-error the brand has no words
said satisfies WordsOf<typeof words>;
// @ts-expect-error the brand has no label
({ ...said, brand: { help: 'Van de oven.' } }) satisfies WordsOf<typeof words>;
// @ts-expect-error wood has no label
({ ...said, brand: { label: 'Merk' }, stove: { label: 'Waarop?', options: { gas: 'Gas' } } }) satisfies WordsOf<typeof words>;
// @ts-expect-error the material has words of its own section
({ ...said, brand: { label: 'Merk' }, hull: { label: 'Materiaal' } }) satisfies WordsOf<typeof words>;
