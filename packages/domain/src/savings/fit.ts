import type { Message } from '@pomp/language';
import { heatingGas, type EnergyBalance } from './energy-balance.js';
import type { EstimatedHome } from './estimate-home.js';
import { pump, smallestShare } from './figures.js';
import { fitTexts as texts } from './fit-texts.js';

/** Whether a pump is for a home, from best to worst. */
export const fitVerdicts = ['fits', 'fitsWithOtherRadiators', 'pumpTooSmall', 'insulateFirst', 'withoutGas'] as const;
/** One of `fitVerdicts`. */
export type FitVerdict = (typeof fitVerdicts)[number];

/** A ground for the verdict, and whether it speaks for the pump. */
export interface FitPoint {
  readonly of: 'heat' | 'radiators' | 'insulation' | 'gas';
  readonly good: boolean;
  readonly text: Message;
}

/** Whether a pump is for a home, why, and what to do: said before any price. */
export interface Fit {
  readonly verdict: FitVerdict;
  readonly title: Message;
  readonly points: readonly FitPoint[];
  readonly todo: Message;
  /** How many pumps would be enough. */
  readonly pumps: number;
}

/**
 * From the home's heat loss, how hot its water is, what part of the power one pump has, and what its gas says of that loss. A larger home, worse insulation or
 * hotter water never makes it better. What isn't heated with gas has none to save: what is known here is only what gas costs.
 */
export function fitOf(home: EstimatedHome, balance: EnergyBalance): Fit {
  const { system } = home;
  const verdict = verdictOf(home, balance);
  const pumps = pumpsFor(balance.powerRequired, system);
  return {
    verdict,
    title: texts.message(`verdicts.${verdict}`),
    points: [heatPoint(home, balance), insulationPoint(home), radiatorsPoint(home), ...gasPoints(home, balance)],
    todo: texts.message(`todo.${system}.${verdict}`, { pumps }),
    pumps,
  };
}

function verdictOf(home: EstimatedHome, { beta }: EnergyBalance): FitVerdict {
  const { system, insulation, supply } = home;
  if (!isHeatedByGas(home)) return 'withoutGas';
  const enough = beta >= smallestShare[system].value / 100;
  if (insulation === 'poor' && (system === 'allElectric' || supply === 'high' || !enough)) return 'insulateFirst';
  // Insulating, one pump can do without the boiler what it can't now.
  if (insulation === 'moderate' && system === 'allElectric' && !enough) return 'insulateFirst';
  if (!enough) return 'pumpTooSmall';
  return supply === 'high' ? 'fitsWithOtherRadiators' : 'fits';
}

/** Some cook on gas in a home that something else heats. */
const isHeatedByGas = (home: EstimatedHome): boolean => home.gasUse > heatingGas(home).cookingGas;

/** So many that together they have the share of the power that one needs at least. */
export const pumpsFor = (powerRequired: number, system: EstimatedHome['system']): number =>
  Math.max(Math.ceil((powerRequired * smallestShare[system].value) / 100 / pump.power.value - 1e-9), 1);

function heatPoint({ system }: EstimatedHome, { beta, powerRequired }: EnergyBalance): FitPoint {
  const good = beta >= smallestShare[system].value / 100;
  return {
    of: 'heat',
    good,
    text: texts.message(good ? 'heat.enough' : 'heat.tooLittle', { needed: tenths(powerRequired), power: pump.power.value }),
  };
}

const insulationPoint = ({ insulation, saidBy }: EstimatedHome): FitPoint => ({
  of: 'insulation',
  good: insulation !== 'poor',
  text: texts.message(`insulation.${saidBy.insulation}.${insulation}`),
});

const radiatorsPoint = ({ supply, saidBy }: EstimatedHome): FitPoint => ({
  of: 'radiators',
  good: supply !== 'high',
  text: texts.message(saidBy.supply === 'nobody' ? 'radiators.assumed' : `radiators.${radiatorsOf[supply]}`),
});

/** What is said of how hot the water is. */
const radiatorsOf = { high: 'high', '50': 'middle', low: 'low' } as const;

/** Heated less than this, in hours at full power, there is little to save. */
const fewHours = 500;

function gasPoints(home: EstimatedHome, { heat, powerByArea, powerRequired }: EnergyBalance): readonly FitPoint[] {
  const gas = Math.round(home.gasUse);
  if (!isHeatedByGas(home)) return [{ of: 'gas', good: false, text: texts.message('gas.none', { gas }) }];
  if (powerRequired > powerByArea)
    return [{ of: 'gas', good: false, text: texts.message('gas.much', { gas, needed: tenths(powerRequired) }) }];
  return heat < fewHours * powerByArea ? [{ of: 'gas', good: false, text: texts.message('gas.little', { gas }) }] : [];
}

const tenths = (value: number) => Math.round(value * 10) / 10;
