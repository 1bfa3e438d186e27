import { formatCents, formatDecimal, formatWholeNumber } from '../numbers/format-number.js';
import type { SavingsResult } from './calculate-savings.js';
import type { Figure } from './figure.js';
import { buildingsOf, isBusiness, type SavingsRequest } from './savings-request.js';
import { savingsBuildingTypes } from './savings-options.js';

const language = { locale: 'nl-NL' };

/** From here on decimals say more than is known. */
const coarse = 100;

/** A number with its unit in Dutch: `€ 1,42 per m³`, `€ 766 per jaar`, `867 m³ per jaar`, `89 %`. */
export function showQuantity({ value, unit }: { readonly value: number; readonly unit: string }): string {
  const [number, rest] = unit.startsWith('€')
    ? [showEuros(value), unit.slice(1)]
    : [showNumber(value), unit.startsWith('/') ? unit : ` ${unit}`];
  return `${number}${rest.replace('/', ' per ')}`;
}

const showNumber = (value: number) =>
  Math.abs(value) >= coarse ? formatWholeNumber(value, language) : formatDecimal(Math.round(value * 1_000) / 1_000, language);

/** Whole euros from a hundred on, and where there are no cents. */
export const showEuros = (value: number) =>
  formatCents(Math.abs(value) >= coarse ? Math.round(value) * 100 : Math.round(value * 100), language);

/** From low to high, whole: `tussen 487 en 766`. The same twice is said once. */
export const showRange = (
  { from, to }: { readonly from: number; readonly to: number },
  show: (value: number) => string = (whole) => formatWholeNumber(whole, language),
): string => {
  const [low, high] = [show(Math.round(from)), show(Math.round(to))];
  return low === high ? `ongeveer ${low}` : `tussen ${low} en ${high}`;
};

/** `7 jaar en 2 maanden`: half a month doesn't count. */
export function showPaybackTime(years: number): string {
  const months = Math.max(Math.round(years * 12), 1);
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    ...(whole > 0 ? [`${formatWholeNumber(whole, language)} jaar`] : []),
    ...(rest > 0 ? [rest === 1 ? '1 maand' : `${rest} maanden`] : []),
  ];
  return parts.join(' en ');
}

/** What a calculation is about: an address, or what kind of homes. */
export function savingsSubject(request: SavingsRequest): string {
  if (isBusiness(request)) {
    const amount = buildingsOf(request);
    const type = savingsBuildingTypes.find(([value]) => value === request.typeOfBuilding && value !== 'anders')?.[1];
    return `${amount === 1 ? '1 woning' : `${amount} woningen`}${type ? `: ${type.toLowerCase()}` : ''}`;
  }
  return `${request.zip} ${request.houseNumber}${request.addition ? ` ${request.addition}` : ''}`;
}

/** A constant, and what it stands for in a calculation. */
export interface NamedFigure {
  readonly label: string;
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
    ...assumptions.flatMap(({ label, figures }) => figures.map((figure) => ({ label: label.toLowerCase(), figure }))),
    ...rangeFigures.map((figure) => ({ label: 'voor de marge', figure })),
    ...subsidy.figures.map((figure) => ({ label: 'subsidie', figure })),
  ];
  return named.filter(({ figure }, index) => named.findIndex((other) => other.figure === figure) === index);
}
