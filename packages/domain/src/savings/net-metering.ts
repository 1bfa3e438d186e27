import type { Message } from '@pomp/language';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { Figure } from './figure.js';
import { barePrice, leastFeedIn } from './figures.js';
import { netMeteringTexts as texts } from './net-metering-texts.js';

/** The first day on which what is fed back no longer counts against what is used. */
const endsOn: CalendarDate = '2027-01-01';
/** The first day on which nobody knows what a supplier has to pay. */
const feedInUnknownFrom: CalendarDate = '2030-01-01';

/** What becomes of the electricity that someone's own solar panels feed back, and what that does to an estimate. */
export interface NetMetering {
  /** Whether it has ended. */
  readonly ended: boolean;
  readonly title: Message;
  readonly points: readonly Message[];
  readonly figures: readonly Figure[];
}

/**
 * What is known on a day. How much of a pump's electricity comes from someone's own roof isn't: in winter panels give little.
 *
 * @param electricityPrice €/kWh that the pump's electricity is calculated with
 */
export function netMeteringOn(on: CalendarDate, electricityPrice: number): NetMetering {
  const ended = on >= endsOn;
  const when = ended ? 'ended' : 'ends';
  const isLeastKnown = on < feedInUnknownFrom;
  return {
    ended,
    title: texts.message(`title.${when}`),
    points: [
      texts.message(`rules.${when}`),
      ...(isLeastKnown ? [texts.message('least', { price: leastPaid })] : []),
      texts.message('estimate', { price: electricityPrice }),
    ],
    figures: isLeastKnown ? [barePrice, leastFeedIn] : [],
  };
}

/** € per kWh, at the bare price of now. */
const leastPaid = Math.round(barePrice.value * leastFeedIn.value) / 100;
