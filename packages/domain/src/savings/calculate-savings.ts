import type { CalendarDate } from '../dates/calendar-date.js';
import {
  energyBalance,
  energyFlows,
  usualPerformance,
  type EnergyBalance,
  type EnergyFlows,
  type Performance,
} from './energy-balance.js';
import { assumptionsFor, estimateHome, type Assumption, type EstimatedHome } from './estimate-home.js';
import { estimateOf, type Doubt, type Estimate, type Range } from './estimates.js';
import type { Figure } from './figure.js';
import { fitOf, pumpsFor, type Fit } from './fit.js';
import { doubtsOfHome } from './home-doubts.js';
import { co2Bases, fieldFigures, otherPrices, pump, type Co2Basis } from './figures.js';
import { netMeteringOn, type NetMetering } from './net-metering.js';
import type { SystemPrices } from './pump-price.js';
import type { EnergyPrices, SavingsInput } from './savings-input.js';
import { longestPayback, type SavingsOutcome } from './savings-outcome.js';
import { savingsSteps, type SavingsStep } from './savings-steps.js';
import { subsidyIndication, type SubsidyIndication } from './subsidy.js';

/** What a calculation needs besides the home. */
export interface SavingsContext {
  readonly prices: SystemPrices;
  /** The day that it is made: amounts differ by year. */
  readonly on: CalendarDate;
}

/** Ranges of what is saved. Where the lowest is below 0, it may cost money. */
export type SavingsRanges = {
  readonly [
    What in 'euroSaved' | 'gasSaved' | 'gasLeft' | 'co2Saved' | 'electricityUsed' | 'monthlySavings' | 'anualPercentage'
  ]: Range;
} & {
  /** In years; `to` is null where it may never be earned back. Null where it isn't, or takes longer than a pump lasts at the earliest. */
  readonly roi: { readonly from: number; readonly to: number | null } | null;
};

/** What a heat pump saves in a year, unrounded. The first six have the names of the wire. */
export interface SavingsResult extends SavingsOutcome {
  /** € once, for what is calculated: a hybrid, or all that all-electric takes. */
  readonly price: number;
  /** m³ a year that is still burnt */
  readonly gasLeft: number;
  /** kWh a year more */
  readonly electricityUsed: number;
  readonly range: SavingsRanges;
  /** What the range comes from besides what is in the steps. */
  readonly rangeFigures: readonly Figure[];
  /** The home as it was calculated. */
  readonly home: EstimatedHome;
  readonly balance: EnergyBalance;
  readonly flows: EnergyFlows;
  /** Whether it is for the home at all. */
  readonly fit: Fit;
  /** How it was calculated, in order, every figure with it. */
  readonly steps: readonly SavingsStep[];
  readonly assumptions: readonly Assumption[];
  readonly subsidy: SubsidyIndication;
  /** What the gas and what the pump cost in a year. */
  readonly costs: YearlyCosts;
  /** What holds for people with solar panels; undefined where nobody said that there are. It changes no amount. */
  readonly netMetering: NetMetering | undefined;
}

/** What heating a home costs in € a year, without and with the pump. */
export interface YearlyCosts {
  /** As it is now: gas, and its fixed charge. */
  readonly now: Estimate;
  /** With the pump: what is left of the gas, and the electricity that comes with it. */
  readonly withPump: Estimate;
}

/** What nobody knows for sure, as it is taken once. */
interface Scenario extends Performance {
  readonly home: EstimatedHome;
  readonly prices: EnergyPrices;
  readonly co2: Co2Basis;
}

/** A scenario, and where its energy goes. */
interface Case extends Scenario {
  readonly flows: EnergyFlows;
}

/** What a heat pump saves at a home: the middle that measurements in the field give, with its range and every step of the sum. */
export function calculateSavings(input: SavingsInput, context: SavingsContext): SavingsResult {
  const home = estimateHome(input, context.on);
  const price = context.prices[home.system];
  const usual = usualScenario(home);
  const balance = energyBalance(home);
  const flows = energyFlows(home, balance, usual);
  const outcome = outcomeOf(home, flows, usual, price);
  const ofHome = doubtsOfHome(input, home);
  const caseOf = (other: Partial<Scenario>): Case => {
    const scenario = { ...usual, ...other };
    const balanced = scenario.home === home ? balance : energyBalance(scenario.home);
    return { ...scenario, flows: energyFlows(scenario.home, balanced, scenario) };
  };
  const doubts = [...ofHome.map(({ others }) => others.map((other) => ({ home: other }))), ...doubtsBesides(home)].map((doubt) =>
    doubt.map(caseOf),
  );
  const estimate = (figureOf: (of: Case) => number) => estimateOf({ ...usual, flows }, doubts, figureOf);
  const euros = estimate(eurosIn);
  const { prices, co2 } = usual;
  return {
    ...outcome,
    price,
    gasLeft: flows.gasLeft,
    electricityUsed: flows.electricity,
    range: {
      euroSaved: rangeOf(euros),
      gasSaved: notNegative(estimate((of) => of.flows.gas)),
      gasLeft: notNegative(estimate((of) => of.flows.gasLeft)),
      electricityUsed: notNegative(estimate((of) => of.flows.electricity)),
      co2Saved: rangeOf(estimate((of) => co2Of(of.flows, of.co2))),
      monthlySavings: { from: euros.from / 12, to: euros.to / 12 },
      anualPercentage: { from: (euros.from / price) * 100, to: (euros.to / price) * 100 },
      roi: paybackRangeOf(price, outcome, euros),
    },
    rangeFigures: [...rangeFiguresOf(home), ...ofHome.flatMap(({ figures }) => figures)],
    home,
    balance,
    flows,
    fit: fitOf(home, balance),
    steps: savingsSteps({ home, balance, flows, prices, co2, outcome }),
    assumptions: assumptionsFor(input, context.on),
    subsidy: subsidyIndication(pump.power.value, context.on),
    netMetering: input.solarPanels === true ? netMeteringOn(context.on, home.prices.electricity) : undefined,
    costs: {
      now: estimate(costNow),
      withPump: estimate((of) => costNow(of) - eurosIn(of)),
    },
  };
}

/** The outcome alone: the same figures for a fraction of the work. */
export function savingsOutcome(input: SavingsInput, { prices, on }: SavingsContext): SavingsOutcome {
  const home = estimateHome(input, on);
  const usual = usualScenario(home);
  return outcomeOf(home, energyFlows(home, energyBalance(home), usual), usual, prices[home.system]);
}

/** How many pumps the home takes: more than one where one is too small for it. */
export function pumpsNeeded(input: SavingsInput, on: CalendarDate): number {
  const home = estimateHome(input, on);
  return pumpsFor(energyBalance(home).powerRequired, home.system);
}

const usualScenario = (home: EstimatedHome): Scenario => ({ ...usualPerformance, home, prices: home.prices, co2: co2Bases[0] });

/** What sources differ in, or nobody knows beforehand, besides the home. */
function doubtsBesides({ system, prices, saidBy }: EstimatedHome): readonly Doubt<Partial<Scenario>>[] {
  const { share, scopSpread, scopRest } = fieldFigures;
  return [
    system === 'hybrid' ? [{ fieldShare: share.low.value / 100 }, { fieldShare: share.high.value / 100 }] : [],
    [scopSpread.low, scopSpread.high].map(({ value }) => ({ scop: 1 + ((value - 1) * scopRest.value) / 100 })),
    saidBy.prices === 'own'
      ? []
      : otherPrices.map(({ gas, electricity }) => ({ prices: { ...prices, gas: gas.value, electricity: electricity.value } })),
    [{ co2: co2Bases[1] }],
  ];
}

function rangeFiguresOf({ system, saidBy }: EstimatedHome): readonly Figure[] {
  const { share, scopSpread, scopRest } = fieldFigures;
  const [, otherCo2] = co2Bases;
  return [
    ...(system === 'hybrid' ? [share.low, share.high] : []),
    scopSpread.low,
    scopSpread.high,
    scopRest,
    ...(saidBy.prices === 'own' ? [] : otherPrices.flatMap(({ gas, electricity }) => [gas, electricity])),
    otherCo2.gas,
    otherCo2.electricity,
  ];
}

function outcomeOf(home: EstimatedHome, flows: EnergyFlows, { prices, co2 }: Scenario, price: number): SavingsOutcome {
  const euroSaved = eurosOf(home, flows, prices);
  return {
    euroSaved,
    gasSaved: flows.gas,
    co2Saved: co2Of(flows, co2),
    roi: paybackOf(price, euroSaved),
    monthlySavings: euroSaved / 12,
    anualPercentage: (euroSaved / price) * 100,
  };
}

const paybackOf = (price: number, euroSaved: number) => (euroSaved > 0 ? price / euroSaved : null);

function paybackRangeOf(price: number, { roi }: SavingsOutcome, euros: Range): SavingsRanges['roi'] {
  const earliest = price / euros.to;
  return roi === null || earliest > longestPayback ? null : { from: earliest, to: paybackOf(price, euros.from) };
}

/** The fixed charge counts only where the connection goes. */
const eurosOf = ({ system }: EstimatedHome, { gas, electricity }: EnergyFlows, prices: EnergyPrices) =>
  gas * prices.gas - electricity * prices.electricity + (system === 'allElectric' ? (prices.fixedGas ?? 0) : 0);

const eurosIn = ({ home, flows, prices }: Case) => eurosOf(home, flows, prices);

const co2Of = ({ gas, electricity }: EnergyFlows, basis: Co2Basis) => gas * basis.gas.value - electricity * basis.electricity.value;

const costNow = ({ home, prices: { gas, fixedGas = 0 } }: Case) => home.gasUse * gas + fixedGas;

const rangeOf = ({ from, to }: Range): Range => ({ from, to });
/** Nobody burns less than nothing. */
const notNegative = ({ from, to }: Range): Range => ({ from: Math.max(from, 0), to });
