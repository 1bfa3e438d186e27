import type { Question } from '../sections/question.js';
import { heatingGas } from './energy-balance.js';
import type { EstimatedHome } from './estimate-home.js';
import { assumedHome, calorificValue, heatingSeason, heatLoad } from './figures.js';
import { savingsLimitTexts as texts } from './limits-texts.js';

/** As much gas a m² as a home burns that isn't insulated at all, heated a whole season through. */
const gasOfWorstHome = (heatLoad.poor.value / 1_000) * (heatingSeason.fullLoad.value / calorificValue.lower.value);

type GasAndSize = Pick<EstimatedHome, 'gasUse' | 'floorArea'> & Partial<Pick<EstimatedHome, 'residents' | 'boiler' | 'cooksOnGas'>>;

/** What is asked again of gas and size together: they don't go with each other. */
export function questionableTogether({
  gasUse,
  floorArea,
  residents = assumedHome.residents.value,
  boiler = 'HR107',
  cooksOnGas = true,
}: GasAndSize): Question | undefined {
  const { heatNet } = heatingGas({ gasUse, residents, boiler, cooksOnGas });
  return heatNet > gasOfWorstHome * floorArea
    ? { message: texts.message('together', { gas: gasUse, area: floorArea }) }
    : undefined;
}
