import { defineTexts, type Message } from '@pomp/language';
import { daysBetween } from '../dates/add-days.js';
import { sectionsIn } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { wholeNumber } from '../sections/kinds/number.js';
import type { nl } from './meter-texts.nl.js';
import type { MeterReading } from './meter-use.js';

/** What a reading is held against. */
export interface MeterFormContext extends SectionContext {
  readonly hasGas: boolean;
  /** The last one of an earlier day. */
  readonly before: MeterReading | null;
}

const meterTexts = /* #__PURE__ */ defineTexts<typeof nl>('domain/meter-readings');

/** More digits than the meters of homes have. */
const mostOnMeter = 999_999;
/** More than a home's connection gives on the coldest day: whoever has that typed another number. */
const mostPerDay = { gas: 60, electricity: 150 } as const;

function check(what: 'gas' | 'electricity') {
  return (answer: string, { context: { before, today } }: { readonly context: MeterFormContext }): true | Message => {
    const value = Number(answer);
    if (value > mostOnMeter) return meterTexts.message('tooLong');
    const earlier = before?.[what] ?? null;
    if (earlier === null || before === null) return true;
    if (value < earlier) return meterTexts.message('lower', { before: earlier });
    const most = earlier + mostPerDay[what] * Math.max(1, daysBetween(before.on, today));
    return value > most ? meterTexts.message('higher', { before: earlier }) : true;
  };
}

/** What a customer reads from the meters of a home. */
export const meterForm = sectionsIn<MeterFormContext>()({
  name: 'meterReading',
  fields: {
    gas: wholeNumber({ unit: 'm³', example: '1112' }),
    electricity: wholeNumber({ unit: 'kWh', example: '20400' }),
    share: checkbox(),
  },
  presence: { gas: ({ context }) => (context.hasGas ? 'required' : 'unasked'), share: 'optional' },
  checks: { gas: check('gas'), electricity: check('electricity') },
});
