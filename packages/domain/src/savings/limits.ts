import type { Message } from '@pomp/language';
import type { Question } from '../sections/question.js';
import { unknownAnswer } from '../sections/unknown-answer.js';
import type { Range } from './estimates.js';
import type { SavingsUnit } from './figure.js';
import { savingsLimitTexts as texts } from './limits-texts.js';

/** What of a home and its prices has limits. */
export type LimitedFigure =
  | 'gasUse'
  | 'electricityUse'
  | 'waterUse'
  | 'floorArea'
  | 'buildingSize'
  | 'gasPrice'
  | 'electricityPrice'
  | 'fixedGas';

/** Outside `possible` something is no answer; outside `plausible` it is asked again. Both ends belong to them. */
export interface FigureLimits {
  readonly unit: SavingsUnit;
  readonly possible: Range;
  readonly plausible: Range;
}

/**
 * Limits of what is filled in, for one home: the only place where they stand. Possible is up to what the largest houses have; plausible is what nearly all homes
 * have.
 */
export const savingsLimits: Readonly<Record<LimitedFigure, FigureLimits>> = {
  gasUse: { unit: 'm³/year', possible: { from: 0, to: 20_000 }, plausible: { from: 150, to: 5_000 } },
  electricityUse: { unit: 'kWh/year', possible: { from: 0, to: 100_000 }, plausible: { from: 400, to: 15_000 } },
  waterUse: { unit: 'm³/year', possible: { from: 0, to: 5_000 }, plausible: { from: 15, to: 500 } },
  floorArea: { unit: 'm²', possible: { from: 10, to: 2_000 }, plausible: { from: 25, to: 400 } },
  // The size of a house in the account, and of a business's buildings: by the specification it can be 0.
  buildingSize: { unit: 'm²', possible: { from: 0, to: 2_000 }, plausible: { from: 25, to: 400 } },
  gasPrice: { unit: '€/m³', possible: { from: 0.1, to: 10 }, plausible: { from: 0.8, to: 3 } },
  electricityPrice: { unit: '€/kWh', possible: { from: 0.01, to: 5 }, plausible: { from: 0.1, to: 0.8 } },
  fixedGas: { unit: '€/year', possible: { from: 0, to: 2_000 }, plausible: { from: 0, to: 600 } },
};

const isIn = (value: number, { from, to }: Range) => value >= from && value <= to;

/** Whether a number can be the answer for a home at all. */
export const isPossible = (what: LimitedFigure, value: number): boolean => isIn(value, savingsLimits[what].possible);

/** Why a number can't be the answer, in words; undefined where it can. */
export function impossible(what: LimitedFigure, value: number): Message | undefined {
  const { possible } = savingsLimits[what];
  return isIn(value, possible) ? undefined : texts.message('impossible', { from: possible.from, to: possible.to });
}

/** As the check of a form's field, which holds its number as text. */
export const canBe =
  (what: LimitedFigure) =>
  (answer: string): true | Message =>
    (answer === unknownAnswer ? undefined : impossible(what, Number(answer))) ?? true;

/** What is asked again: a possible answer that hardly any home has. */
export function questionable(what: LimitedFigure, value: number): Question | undefined {
  const { possible, plausible } = savingsLimits[what];
  if (!isIn(value, possible) || isIn(value, plausible)) return undefined;
  const meant = shifted(value, plausible);
  const isMuch = value > plausible.to;
  const end =
    meant === undefined
      ? texts.message(isPrice(what) && !isMuch ? 'taxes' : 'right')
      : texts.message(isInEuros(what) ? 'meantEuros' : 'meant', { meant });
  const said = what === 'buildingSize' ? 'floorArea' : what;
  return {
    message: texts.message(isMuch ? `much.${said}` : `little.${said}`, { value, end }),
    ...(meant !== undefined && { meant: String(meant) }),
  };
}

/** Who uses so many times what is usual is asked again, also where other homes do. */
const manyTimes = 5;

/**
 * The same of gas, where it is known what such a home uses.
 *
 * @param usual m³ a year
 */
export const questionableGas = (value: number, usual: number | undefined): Question | undefined =>
  questionableUse('gasUse', value, usual);

/**
 * The same of what a home uses in a year, where it is known what such a home uses.
 *
 * @param usual in the unit of `value`
 */
export function questionableUse(what: 'gasUse' | 'electricityUse', value: number, usual: number | undefined): Question | undefined {
  const { possible, plausible } = savingsLimits[what];
  if (!isIn(value, possible)) return undefined;
  // Neighbours who burn next to nothing leave 0 for whoever lives with fewer: no use at all says nothing of such a home.
  const known = usual !== undefined && usual > 0;
  if (!known || value < usual * manyTimes || value <= plausible.from) return questionable(what, value);
  const said = { value, times: Math.round(value / usual), unit: what === 'gasUse' ? 'm³' : 'kWh' };
  const meant = shifted(value, { from: plausible.from, to: Math.min(usual * 2, plausible.to) });
  return meant === undefined
    ? { message: texts.message('times.right', said) }
    : { message: texts.message('times.meant', { ...said, meant }), meant: String(meant) };
}

const isPrice = (what: LimitedFigure) => what === 'gasPrice' || what === 'electricityPrice';
const isInEuros = (what: LimitedFigure) => savingsLimits[what].unit.startsWith('€');

/** As the question of a form's field, which holds its number as text. */
export const asksAgain =
  (what: LimitedFigure) =>
  (answer: string): Question | undefined =>
    answer === unknownAnswer ? undefined : questionable(what, Number(answer));

/** The same figures with the point elsewhere, where that is likelier: a nought or a decimal too many or too few. */
export function shifted(value: number, likely: Range): number | undefined {
  const by = value > likely.to ? [0.1, 0.01, 0.001] : [10, 100, 1_000];
  // Without what doesn't fit in a double.
  return by.map((times) => Number((value * times).toPrecision(12))).find((other) => isIn(other, likely));
}
