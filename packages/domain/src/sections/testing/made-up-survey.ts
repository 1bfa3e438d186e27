import { sectionsIn } from '../define-section.js';
import type { SectionContext } from '../field.js';
import { checkbox } from '../kinds/checkbox.js';
import { choice, multiChoice } from '../kinds/choice.js';
import { yesNo } from '../kinds/options.js';
import { files } from '../kinds/files.js';
import { insulation } from '../kinds/insulation.js';
import { decimal, wholeNumber } from '../kinds/number.js';
import { text } from '../kinds/text.js';
import { year } from '../kinds/year.js';
import { defineQuestionnaire } from '../questionnaire.js';

/** Made-up sections that need all of the engine: every kind, presence, check, and an answer of another section. */
export interface BoatContext extends SectionContext {
  readonly flow: 'sail' | 'motor';
}

const defineBoatSection = sectionsIn<BoatContext>();

export const hull = defineBoatSection({
  name: 'hull',
  fields: {
    material: choice({ options: ['hout', 'staal', 'anders'], unknown: true }),
    materialOther: text({ maxLength: 20 }),
    length: decimal({ unit: 'm', unknown: true }),
    buildYear: year({ downTo: 1990 }),
    cabins: wholeNumber({ unknown: true }),
    heated: choice({ options: yesNo }),
    heatedCabins: wholeNumber(),
    insulated: insulation({ options: ['wand', 'raam', 'geen'], exclusive: 'geen', downTo: 1990 }),
  },
  presence: {
    materialOther: ({ answers }) => (answers.material === 'anders' ? 'required' : 'hidden'),
    heatedCabins: ({ answers }) => (answers.heated === 'ja' ? 'required' : 'hidden'),
    insulated: ({ context }) => (context.flow === 'sail' ? 'optional' : 'unasked'),
  },
  checks: {
    heatedCabins: (heated, { answers }) =>
      answers.cabins === undefined || answers.cabins === 'o.b.' || Number(heated) <= Number(answers.cabins),
  },
});

export const rigging = defineBoatSection({
  name: 'rigging',
  after: { hull },
  fields: {
    sails: multiChoice({ options: ['grootzeil', 'fok', 'geen'], exclusive: 'geen' }),
    mastPhotos: files(),
    terms: checkbox({ consent: true, messages: { missing: 'own' } }),
    remarks: text(),
  },
  presence: {
    sails: ({ context }) => (context.flow === 'sail' ? 'required' : 'unasked'),
    mastPhotos: ({ answers, after }) => (answers.sails !== undefined && after.hull.material === 'hout' ? 'required' : 'optional'),
    remarks: 'optional',
  },
});

export const boat = defineQuestionnaire({
  part: 'boat',
  sections: { rigging, hull },
  order: { steps: ['rigging', 'hull'], screen: ['hull', 'rigging'], resume: ['hull', 'rigging'] },
});

export const sailing: BoatContext = { today: '2026-11-21', flow: 'sail' };
export const motoring: BoatContext = { today: '2026-11-21', flow: 'motor' };

export const completeHull = {
  material: 'anders',
  materialOther: 'Polyester',
  length: '9,5',
  buildYear: '2001',
  cabins: '3',
  heated: 'ja',
  heatedCabins: '2',
  insulated: [{ value: 'wand', rcValue: '2,5' }],
};
