import { energyBalance, savingsOf, type EnergyBalance, type Savings } from './energy-balance.js';
import { assumptionsFor, estimateHome, type Assumption, type EstimatedHome } from './estimate-home.js';
import type { Figure } from './figure.js';
import { co2Bases, fieldFigures, priceSets, pump, type Co2Basis } from './figures.js';
import type { EnergyPrices, SavingsInput } from './savings-input.js';
import { savingsSteps, type SavingsStep } from './savings-steps.js';
import { subsidyIndication, type SubsidyIndication } from './subsidy.js';

/** From the lowest to the highest that the sources allow; the figure itself is in it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a heat pump saves in a year, unrounded. The first six have the names of the wire. */
export interface SavingsResult {
  /** € a year; below 0 where it costs money. */
  readonly euroSaved: number;
  /** m³ a year */
  readonly gasSaved: number;
  /** kg a year */
  readonly co2Saved: number;
  /** € once, for one pump */
  readonly price: number;
  /** Years until the price is earned back; null where nothing is saved. */
  readonly roi: number | null;
  /** € a month */
  readonly monthlySavings: number;
  /** Saved a year, as a percentage of the price. */
  readonly anualPercentage: number;
  /** kWh a year more */
  readonly electricityUsed: number;
  readonly range: { readonly [What in 'euroSaved' | 'gasSaved' | 'co2Saved' | 'electricityUsed']: Range };
  /** What the range comes from besides what is in the steps. */
  readonly rangeFigures: readonly Figure[];
  /** How it was calculated, in order, every figure with it. */
  readonly steps: readonly SavingsStep[];
  readonly assumptions: readonly Assumption[];
  readonly subsidy: SubsidyIndication;
  /** What the gas and what the pump cost in a year. */
  readonly costs: YearlyCosts;
}

/** What heating a home costs, without and with the pump. */
export interface YearlyCosts {
  /** € a year as it is now: gas, and its fixed charge where it is known. */
  readonly now: number;
  /** € a year with the pump: what is left of the gas, and the electricity that comes with it. */
  readonly withPump: number;
}

/** What comes out, without how. */
export type SavingsOutcome = Pick<
  SavingsResult,
  'euroSaved' | 'gasSaved' | 'co2Saved' | 'roi' | 'monthlySavings' | 'anualPercentage'
>;

/**
 * What a heat pump saves at a home, with every step of the sum.
 * @param price € once, for one pump: the seller's
 */
export function calculateSavings(input: SavingsInput, price: number = pump.price.value): SavingsResult {
  const home = estimateHome(input);
  const balance = energyBalance(home);
  const saved = savingsOf(home, balance);
  const [prices] = home.prices;
  const [co2] = co2Bases;
  const outcome = outcomeOf(home, saved, price);
  const { euroSaved, co2Saved } = outcome;
  return {
    ...outcome,
    price,
    electricityUsed: saved.electricity,
    range: rangesOf(home, balance, saved),
    rangeFigures: rangeFiguresOf(home),
    steps: savingsSteps({ home, balance, saved, prices, co2, euroSaved, co2Saved }),
    assumptions: assumptionsFor(input),
    subsidy: subsidyIndication(pump.power.value),
    costs: costsOf(home, saved, prices),
  };
}

/** The outcome alone: the same figures for a fraction of the work. */
export function savingsOutcome(input: SavingsInput, price: number = pump.price.value): SavingsOutcome {
  const home = estimateHome(input);
  return outcomeOf(home, savingsOf(home, energyBalance(home)), price);
}

function outcomeOf(home: EstimatedHome, saved: Savings, price: number): SavingsOutcome {
  const euroSaved = eurosOf(home, saved, home.prices[0]);
  return {
    euroSaved,
    gasSaved: saved.gas,
    co2Saved: co2Of(saved, co2Bases[0]),
    roi: euroSaved > 0 ? price / euroSaved : null,
    monthlySavings: euroSaved / 12,
    anualPercentage: (euroSaved / price) * 100,
  };
}

/** The fixed charge counts only where the connection goes. */
const fixedChargeOf = ({ system }: EstimatedHome, { fixedGas = 0 }: EnergyPrices) => (system === 'allElectric' ? fixedGas : 0);

const eurosOf = (home: EstimatedHome, { gas, electricity }: Savings, prices: EnergyPrices) =>
  gas * prices.gas - electricity * prices.electricity + fixedChargeOf(home, prices);

const co2Of = ({ gas, electricity }: Savings, basis: Co2Basis) => gas * basis.gas.value - electricity * basis.electricity.value;

function costsOf(home: EstimatedHome, { gas, electricity }: Savings, prices: EnergyPrices): YearlyCosts {
  const fixed = prices.fixedGas ?? 0;
  const now = home.gasUse * prices.gas + fixed;
  return {
    now,
    withPump: (home.gasUse - gas) * prices.gas + fixed - fixedChargeOf(home, prices) + electricity * prices.electricity,
  };
}

/** Everything that the sources differ in, against everything else: the formula and the field, prices, bases of CO₂, and gas use where that is guessed. */
function rangesOf(home: EstimatedHome, balance: EnergyBalance, saved: Savings): SavingsResult['range'] {
  const others = home.otherGasUses.map((gasUse) => ({ ...home, gasUse }));
  const likely = [...inTheField(home, balance), ...others.flatMap((other) => bothWays(other)), saved];
  return {
    gasSaved: rangeOf(likely.map(({ gas }) => gas)),
    electricityUsed: rangeOf(likely.map(({ electricity }) => electricity)),
    euroSaved: rangeOf(likely.flatMap((savings) => home.prices.map((prices) => eurosOf(home, savings, prices)))),
    co2Saved: rangeOf(likely.flatMap((savings) => co2Bases.map((basis) => co2Of(savings, basis)))),
  };
}

function rangeFiguresOf({ system, prices }: EstimatedHome): readonly Figure[] {
  const [, otherPrices] = priceSets;
  const [, otherCo2] = co2Bases;
  return [
    ...(system === 'hybrid' ? Object.values(fieldFigures) : []),
    ...(prices.length > 1 ? [otherPrices.gas, otherPrices.electricity] : []),
    otherCo2.gas,
    otherCo2.electricity,
  ];
}

function bothWays(home: EstimatedHome): readonly Savings[] {
  const balance = energyBalance(home);
  return [savingsOf(home, balance), ...inTheField(home, balance)];
}

/** What homes like it were measured to save. Only hybrids were measured; a pump that covers less than they did isn't thought to do better. */
function inTheField({ system }: EstimatedHome, { heatGross, coverage }: EnergyBalance): readonly Savings[] {
  if (system !== 'hybrid') return [];
  const gas = heatGross * Math.min(coverage, fieldFigures.coverage.value / 100);
  return [{ gas, electricity: gas * fieldFigures.electricityPerGas.value }];
}

const rangeOf = (values: readonly number[]): Range => ({ from: Math.min(...values), to: Math.max(...values) });
