import type { Message } from '@pomp/language';
import type { CalendarDate } from '../dates/calendar-date.js';
import { calculationTexts as texts } from './calculation-texts.js';
import { heldOn } from './dated.js';
import type { Figure } from './figure.js';
import { energyTaxTable } from './figures.js';

/** How energy tax differs from what it is in known tariffs. */
export interface EnergyTaxChange {
  /** By how much and from when; as a proposal where it is one. */
  readonly text: Message;
  readonly figures: readonly Figure[];
}

/** What changes next in the energy tax that is in tariffs of a day; undefined where that isn't known. @param tariffsFrom the day from which the tariffs hold */
export function energyTaxChange(tariffsFrom: CalendarDate): EnergyTaxChange | undefined {
  const before = heldOn(energyTaxTable, tariffsFrom);
  const after = energyTaxTable.find(({ from }) => from > tariffsFrom);
  if (!before || !after) return undefined;
  const difference = (what: 'gas' | 'electricity') => {
    const cents = Math.round((after[what].value - before[what].value) * 1_000) / 10;
    return texts.message(`tax.${what}.${cents < 0 ? 'lower' : 'higher'}`, { cents: Math.abs(cents) });
  };
  return {
    text: texts.message(after.proposed ? 'tax.proposed' : 'tax.changes', {
      day: { at: after.from },
      gas: difference('gas'),
      electricity: difference('electricity'),
    }),
    figures: [before.gas, before.electricity, after.gas, after.electricity],
  };
}
