import type { Message } from '@pomp/language';
import { unknownAnswer } from '../sections/unknown-answer.js';
import { energyBalance } from './energy-balance.js';
import type { EstimatedHome } from './estimate-home.js';
import type { Range } from './estimates.js';
import type { SavingsUnit } from './figure.js';
import { calorificValue, heatingSeason, heatLoad } from './figures.js';
import { savingsLimitTexts as texts } from './limits-texts.js';

/** What of a home and its prices has limits. */
export type LimitedFigure = 'gasUse' | 'floorArea' | 'gasPrice' | 'electricityPrice' | 'fixedGas';

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
  floorArea: { unit: 'm²', possible: { from: 10, to: 2_000 }, plausible: { from: 25, to: 400 } },
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
export function questionable(what: LimitedFigure, value: number): Message | undefined {
  const { possible, plausible } = savingsLimits[what];
  if (!isIn(value, possible) || isIn(value, plausible)) return undefined;
  return value > plausible.to ? texts.message(`much.${what}`, { value }) : texts.message(`little.${what}`, { value });
}

/** As much gas a m² as a home burns that isn't insulated at all, heated a whole season through. */
const gasOfWorstHome = (heatLoad.poor.value / 1_000) * (heatingSeason.fullLoad.value / calorificValue.lower.value);

/** What is asked again of gas and size together: they don't go with each other. */
export function questionableTogether(home: EstimatedHome): Message | undefined {
  const { heatNet } = energyBalance(home);
  return heatNet > gasOfWorstHome * home.floorArea
    ? texts.message('together', { gas: home.gasUse, area: home.floorArea })
    : undefined;
}
