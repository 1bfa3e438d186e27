import { messageAt, type Language, type Message } from '@pomp/language';
import type { CalendarDate } from '../dates/calendar-date.js';
import { formatCents, formatDecimal, formatWholeNumber } from '../numbers/format-number.js';
import type { SavingsRanges, SavingsResult } from './calculate-savings.js';
import { calculationTexts } from './calculation-texts.js';
import type { Range } from './estimates.js';
import { isOutdated, type Figure, type FigureOrigin, type SavingsUnit } from './figure.js';
import { unknownAnswer } from '../sections/unknown-answer.js';
import { longestPayback } from './savings-outcome.js';
import { buildingsOf, isBusiness, type SavingsRequest } from './savings-request.js';
import { showSavingsTexts as texts } from './show-savings-texts.js';

type InLocale = Pick<Language, 'locale'>;

/** From here on decimals say more than is known. */
const coarse = 100;

/** A number with its unit: `€ 1,42 per m³`, `€ 766 per jaar`, `867 m³ per jaar`, `89 %` in Dutch. */
export function showQuantity({ value, unit }: { readonly value: number; readonly unit: SavingsUnit }, language: Language): string {
  // Of a share, thousandths say more than is known.
  const shown = unit === '%' ? Math.round(value * 10) / 10 : value;
  const amount = unit.startsWith('€') ? showEuros(value, language) : showNumber(shown, language);
  return language.say(messageAt(texts.name, ['units', unit], { amount, value: shown }));
}

const showNumber = (value: number, language: InLocale) =>
  Math.abs(value) >= coarse ? formatWholeNumber(value, language) : formatDecimal(Math.round(value * 1_000) / 1_000, language);

/** Whole euros from a hundred on, and where there are no cents. */
export const showEuros = (value: number, language: InLocale) =>
  formatCents(Math.abs(value) >= coarse ? Math.round(value) * 100 : Math.round(value * 100), language);

/** From low to high, whole: `tussen 487 en 766` in Dutch. The same twice is said once. */
export const showRange = (
  { from, to }: { readonly from: number; readonly to: number },
  language: Language,
  show: (value: number, language: InLocale) => string = formatWholeNumber,
): string => {
  const [low, high] = [show(whole(from), language), show(whole(to), language)];
  return language.say(low === high ? texts.message('range.about', { amount: low }) : texts.message('range.between', { low, high }));
};

/** Rounded, and zero without a sign. */
const whole = (value: number) => Math.round(value) + 0;

/** The ends of a year's outcome in whole euros, none below 0: what is saved, what it costs more, or `more` at one end and `less` at the other. */
export type EuroEnds =
  | { readonly kind: 'saves' | 'costs'; readonly low: number; readonly high: number }
  | { readonly kind: 'either'; readonly more: number; readonly less: number }
  | { readonly kind: 'even' };

/** What a range of a year's outcome says. */
export function euroEnds(range: Range): EuroEnds {
  const [from, to] = [whole(range.from), whole(range.to)];
  if (from === 0 && to === 0) return { kind: 'even' };
  if (from >= 0) return { kind: 'saves', low: from, high: to };
  return to > 0 ? { kind: 'either', more: -from, less: to } : { kind: 'costs', low: -to + 0, high: -from };
}

/** Whether a year's outcome saves money, costs it, or, in whole euros, does neither. */
export function outcomeKind(euroSaved: number): 'saves' | 'even' | 'costs' {
  const euros = Math.round(euroSaved);
  if (euros === 0) return 'even';
  return euros > 0 ? 'saves' : 'costs';
}

/** What is saved at least and at most: `tussen € 350 en € 653` in Dutch; where it may cost money, it says so. */
export function showEuroRange(range: Range, language: Language): string {
  const ends = euroEnds(range);
  const show = (amount: number) => showEuros(amount, language);
  switch (ends.kind) {
    case 'even':
      return language.say(texts.message('range.none'));
    case 'saves':
      return showRange({ from: ends.low, to: ends.high }, language, showEuros);
    case 'either':
      return language.say(texts.message('range.costsOrSaves', { more: show(ends.more), less: show(ends.less) }));
    case 'costs': {
      const [low, high] = [show(ends.low), show(ends.high)];
      if (ends.low === 0) return language.say(texts.message('range.costsAtMost', { high }));
      return language.say(low === high ? texts.message('range.costsAbout', { high }) : texts.message('range.costs', { low, high }));
    }
  }
}

/** When the price is earned back at the earliest and at the latest: `5 tot 10 jaar` in Dutch. */
export function showPaybackRange({ from, to }: NonNullable<SavingsRanges['roi']>, language: Language): string {
  const [low, high] = [Math.max(Math.round(from), 1), to === null ? undefined : Math.max(Math.round(to), 1)];
  if (high === undefined || high > longestPayback) return language.say(texts.message('payback.orNever', { low }));
  return language.say(low === high ? texts.message('payback.about', { low }) : texts.message('payback.between', { low, high }));
}

/** `7 jaar en 2 maanden` in Dutch: half a month doesn't count. */
export function showPaybackTime(time: number, language: Language): string {
  const all = Math.max(Math.round(time * 12), 1);
  const years = texts.message('payback.years', { count: Math.floor(all / 12) });
  const months = texts.message('payback.months', { count: all % 12 });
  if (all < 12) return language.say(months);
  return language.say(all % 12 === 0 ? years : texts.message('payback.both', { years, months }));
}

/** What a calculation is about: an address, or what kind of homes. */
export function savingsSubject(request: SavingsRequest, language: Language): string {
  if (!isBusiness(request)) return `${request.zip} ${request.houseNumber}${request.addition ? ` ${request.addition}` : ''}`;
  const homes = texts.message('subject.homes', { count: buildingsOf(request) });
  const type = request.typeOfBuilding;
  return language.say(
    type === 'anders' || type === unknownAnswer
      ? homes
      : texts.message('subject.ofKind', { homes, kind: texts.message(`subject.kinds.${type}`) }),
  );
}

/** A constant, and what it stands for in a calculation. */
export interface NamedFigure {
  readonly label: Message;
  readonly figure: Figure;
}

/** Every constant that a calculation used, once each. */
export function savingsFigures({
  steps,
  assumptions,
  rangeFigures,
  subsidy,
  netMetering,
}: Pick<SavingsResult, 'steps' | 'assumptions' | 'rangeFigures'> & {
  /** Left out where it is for others, as for businesses. */
  readonly subsidy?: SavingsResult['subsidy'] | undefined;
  readonly netMetering?: SavingsResult['netMetering'];
}): readonly NamedFigure[] {
  const named: readonly NamedFigure[] = [
    ...steps.flatMap(({ terms }) => terms.flatMap(({ label, from }) => (from ? [{ label, figure: from }] : []))),
    ...assumptions.flatMap(({ of, figures }) =>
      figures.map((figure) => ({ label: messageAt(calculationTexts.name, ['assumptions', of, 'listed']), figure })),
    ),
    ...rangeFigures.map((figure) => ({ label: calculationTexts.message('listed.range'), figure })),
    ...(subsidy?.figures ?? []).map((figure) => ({ label: calculationTexts.message('listed.subsidy'), figure })),
    ...(netMetering?.figures ?? []).map((figure) => ({ label: calculationTexts.message('listed.netMetering'), figure })),
  ];
  return named.filter(({ figure }, index) => named.findIndex((other) => other.figure === figure) === index);
}

/** Where the figures of a calculation come from that someone should have looked at again by a day: once for each source and date. */
export function outdatedSources(result: Parameters<typeof savingsFigures>[0], on: CalendarDate): readonly FigureOrigin[] {
  const outdated = savingsFigures(result).flatMap(({ figure }) => (isOutdated(figure, on) ? [figure] : []));
  return outdated.filter(
    ({ source, date }, index) => outdated.findIndex((other) => other.source === source && other.date === date) === index,
  );
}
