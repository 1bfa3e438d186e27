import { messageAt, type Language, type Message } from '@pomp/language';
import { formatCents, formatDecimal, formatWholeNumber } from '../numbers/format-number.js';
import type { SavingsResult } from './calculate-savings.js';
import { calculationTexts } from './calculation-texts.js';
import type { Figure, SavingsUnit } from './figure.js';
import { unknownAnswer } from '../sections/unknown-answer.js';
import { buildingsOf, isBusiness, type SavingsRequest } from './savings-request.js';
import { showSavingsTexts as texts } from './show-savings-texts.js';

type InLocale = Pick<Language, 'locale'>;

/** From here on decimals say more than is known. */
const coarse = 100;

/** A number with its unit: `€ 1,42 per m³`, `€ 766 per jaar`, `867 m³ per jaar`, `89 %` in Dutch. */
export function showQuantity({ value, unit }: { readonly value: number; readonly unit: SavingsUnit }, language: Language): string {
  const amount = unit.startsWith('€') ? showEuros(value, language) : showNumber(value, language);
  return language.say(messageAt(texts.name, ['units', unit], { amount }));
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
  const [low, high] = [show(Math.round(from), language), show(Math.round(to), language)];
  return language.say(low === high ? texts.message('range.about', { amount: low }) : texts.message('range.between', { low, high }));
};

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
}: Pick<SavingsResult, 'steps' | 'assumptions' | 'rangeFigures' | 'subsidy'>): readonly NamedFigure[] {
  const named: readonly NamedFigure[] = [
    ...steps.flatMap(({ terms }) => terms.flatMap(({ label, from }) => (from ? [{ label, figure: from }] : []))),
    ...assumptions.flatMap(({ of, figures }) =>
      figures.map((figure) => ({ label: messageAt(calculationTexts.name, ['assumptions', of, 'listed']), figure })),
    ),
    ...rangeFigures.map((figure) => ({ label: calculationTexts.message('listed.range'), figure })),
    ...subsidy.figures.map((figure) => ({ label: calculationTexts.message('listed.subsidy'), figure })),
  ];
  return named.filter(({ figure }, index) => named.findIndex((other) => other.figure === figure) === index);
}
