import { messageAt, type Message } from '@pomp/language';
import { unknownAnswer } from '../sections/unknown-answer.js';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { KnownBuildingYear } from './building-periods.js';
import { calculationTexts as texts } from './calculation-texts.js';
import { latestOn } from './dated.js';
import { energyTaxChange } from './energy-tax.js';
import { figuresFrom, type Figure } from './figure.js';
import {
  assumedHome,
  gasByDwelling,
  heatLoad,
  pump,
  tapWater,
  tariffTable,
  type Boiler,
  type Insulation,
  type SupplyTemperature,
} from './figures.js';
import { origins } from './origins.js';
import type { EnergyPrices, OrUnknown, SavingsInput, SavingsSystem, UsualGas } from './savings-input.js';
import { mostResidents } from './savings-options.js';

/** What we took for an answer that is missing, to say to the visitor. */
export interface Assumption {
  /** What it stands for: an input's name, or something that is never asked. */
  readonly of:
    | Exclude<keyof SavingsInput, 'system' | 'buildingType' | 'insulation' | 'usualGas' | 'solarPanels' | 'onlyRegistered'>
    | 'pump'
    | 'fixedGas';
  readonly label: Message;
  /** With its unit. */
  readonly value: Message;
  readonly why: Message;
  /** Constants that it comes from. */
  readonly figures: readonly Figure[];
}

/** A home with every gap filled. */
export interface EstimatedHome {
  readonly system: SavingsSystem;
  readonly gasUse: number;
  readonly residents: number;
  readonly floorArea: number;
  readonly insulation: Insulation;
  readonly supply: SupplyTemperature;
  readonly boiler: Boiler;
  readonly cooksOnGas: boolean;
  readonly prices: Required<EnergyPrices>;
  readonly saidBy: Readonly<Record<'floorArea' | 'insulation' | 'supply' | 'prices', SaidBy>>;
}

/** Whether whoever lives there says it, or only a register does, or nobody: then it was taken. */
export type SaidBy = 'own' | 'register' | 'nobody';

const insulationByYear: Readonly<Record<KnownBuildingYear, Insulation>> = {
  '1964': 'poor',
  '1975': 'moderate',
  '1983': 'moderate',
  '1988': 'good',
  '1992': 'good',
  '2005': 'good',
  '2015': 'veryGood',
  '2016': 'veryGood',
};

const known = <Value>(answer: OrUnknown<Value>): answer is Value => answer !== unknownAnswer;

type DwellingGas = { readonly typical: Figure; readonly between: readonly Figure[] };

/** What is closest to the home: such homes and its neighbours where statistics have them, else all homes of its type. */
function gasOf({ buildingType, usualGas }: SavingsInput): DwellingGas {
  const [typical, ...between] = usualGas.map(figureOfUsualGas);
  return typical
    ? { typical, between }
    : { typical: gasByDwelling[known(buildingType) && buildingType !== 'anders' ? buildingType : 'any'], between: [] };
}

const figureOfUsualGas = ({ of, value, date }: UsualGas): Figure =>
  figuresFrom({ ...origins.cbs, date })(value, 'm³/year', texts.message(`basis.${of}`));

const insulationOf = ({ insulation, buildingYear }: SavingsInput): Insulation => {
  if (known(insulation)) return insulation;
  return known(buildingYear) ? insulationByYear[buildingYear] : 'moderate';
};

const residentsOf = ({ residents }: SavingsInput): number =>
  known(residents) ? Math.min(Math.max(Math.round(residents), 1), mostResidents) : assumedHome.residents.value;

const tapWaterOf = (residents: number): number => tapWater[residents - 1]?.value ?? 0;

/** An average home has an average household: more people use more hot water, fewer less. */
const withHotWaterOf = (gas: number, residents: number): number =>
  Math.max(gas + tapWaterOf(residents) - tapWaterOf(assumedHome.residents.value), 0);

/** m³ a year that such a home uses, whatever someone says of their own. */
export const usualGasUse = (input: SavingsInput): number => withHotWaterOf(gasOf(input).typical.value, residentsOf(input));

/** m³ a year that are as likely as what such a home is taken to use: what its neighbours do; and where nobody knows its kind, what homes of other kinds do. */
export function otherUsualGas(input: SavingsInput): { readonly uses: readonly number[]; readonly figures: readonly Figure[] } {
  const { typical, between } = gasOf(input);
  const figures = typical === gasByDwelling.any ? [gasByDwelling.appartement, gasByDwelling.vrijstaand] : between;
  return { uses: figures.map(({ value }) => withHotWaterOf(value, residentsOf(input))), figures };
}

const saidBy = (what: keyof EstimatedHome['saidBy'], input: SavingsInput): SaidBy => {
  if (!known(input[what])) return 'nobody';
  return input.onlyRegistered.some((registered) => registered === what) ? 'register' : 'own';
};

/** Fills the gaps. */
export function estimateHome(input: SavingsInput, on: CalendarDate): EstimatedHome {
  const { system, gasUse, floorArea, supply, boiler, cooking, prices } = input;
  const usual = usualPricesOn(on);
  return {
    system,
    gasUse: known(gasUse) ? gasUse : usualGasUse(input),
    residents: residentsOf(input),
    floorArea: known(floorArea) ? floorArea : assumedHome.floorArea.value,
    insulation: insulationOf(input),
    supply: known(supply) ? supply : '50',
    boiler: known(boiler) ? boiler : 'HR107',
    cooksOnGas: !known(cooking) || cooking === 'gas',
    prices: known(prices) ? { ...prices, fixedGas: prices.fixedGas ?? usual.fixedGas } : usual,
    saidBy: {
      floorArea: saidBy('floorArea', input),
      insulation: saidBy('insulation', input),
      supply: saidBy('supply', input),
      prices: saidBy('prices', input),
    },
  };
}

/** What a household pays on average on a day: what is calculated with where a visitor doesn't know. */
export function usualPricesOn(on: CalendarDate): Required<EnergyPrices> {
  const { gas, electricity, fixedGas } = latestOn(tariffTable, on);
  return { gas: gas.value, electricity: electricity.value, fixedGas: fixedGas.value };
}

/** With what the gaps are filled. */
export function assumptionsFor(input: SavingsInput, on: CalendarDate): readonly Assumption[] {
  const { typical } = gasOf(input);
  const insulation = heatLoad[insulationOf(input)];
  const { floorArea, residents } = assumedHome;
  const { gas, electricity, fixedGas, from } = latestOn(tariffTable, on);
  const taxChange = energyTaxChange(from);
  const made: readonly (Assumption | false)[] = [
    !known(input.gasUse) && {
      ...saidOf('gasUse'),
      value: texts.message('assumptions.gasUse.value', { amount: withHotWaterOf(typical.value, residentsOf(input)) }),
      why: texts.message('assumptions.gasUse.why', { basis: typical.basis }),
      figures: [typical],
    },
    !known(input.residents) && {
      ...saidOf('residents'),
      value: texts.message('assumptions.residents.value', { amount: residents.value }),
      figures: [residents],
    },
    !known(input.floorArea) && {
      ...saidOf('floorArea'),
      value: texts.message('assumptions.floorArea.value', { amount: floorArea.value }),
      figures: [floorArea],
    },
    !known(input.insulation) &&
      !known(input.buildingYear) && {
        ...saidOf('buildingYear'),
        value: texts.message('assumptions.buildingYear.value', { amount: insulation.value }),
        figures: [insulation],
      },
    !known(input.supply) && saidOf('supply'),
    !known(input.boiler) && saidOf('boiler'),
    !known(input.cooking) && saidOf('cooking'),
    {
      ...saidOf('pump'),
      value: texts.message('assumptions.pump.value', { amount: pump.power.value }),
      figures: [pump.power],
    },
    !known(input.prices) && {
      ...saidOf('prices'),
      value: texts.message('assumptions.prices.value', { gas: gas.value, electricity: electricity.value }),
      ...(taxChange && { why: texts.message('assumptions.prices.changing', { change: taxChange.text }) }),
      figures: [gas, electricity, ...(taxChange?.figures ?? [])],
    },
    input.system === 'allElectric' &&
      (!known(input.prices) || input.prices.fixedGas === undefined) && {
        ...saidOf('fixedGas'),
        value: texts.message('assumptions.fixedGas.value', { amount: fixedGas.value }),
        figures: [fixedGas],
      },
  ];
  return made.filter((assumption) => assumption !== false);
}

/** An assumption in words that are about no figure. */
const saidOf = (of: Assumption['of']): Assumption => ({
  of,
  label: texts.message(`assumptions.${of}.label`),
  value: messageAt(texts.name, ['assumptions', of, 'value']),
  why: messageAt(texts.name, ['assumptions', of, 'why']),
  figures: [],
});
