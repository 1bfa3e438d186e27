import type { Message } from '@pomp/language';
import type { nl } from './calculation-texts.nl.js';
import { calculationTexts as texts } from './calculation-texts.js';
import { coverageInTable, deliverableShare, leastBeta } from './coverage.js';
import { expectedCoverage, shareByPump, usualPerformance, type EnergyBalance, type EnergyFlows } from './energy-balance.js';
import type { EstimatedHome } from './estimate-home.js';
import type { Figure, SavingsUnit } from './figure.js';
import {
  boilers,
  calorificValue,
  cookingFigures,
  fieldFigures,
  heatingSeason,
  heatLoad,
  pump,
  scops,
  supplyLimit,
  tapWater,
  type Boiler,
  type Co2Basis,
} from './figures.js';
import type { EnergyPrices } from './savings-input.js';
import type { SavingsOutcome } from './savings-outcome.js';

/** A number with its unit; `from` where it is a constant. */
export interface SavingsTerm {
  readonly label: Message;
  readonly value: number;
  readonly unit: SavingsUnit;
  readonly from?: Figure;
}

/** One step of the calculation: what is asked, with what, and what comes of it. */
export interface SavingsStep {
  readonly name: 'heatGross' | 'heat' | 'power' | 'coverage' | 'gas' | 'electricity' | 'euro' | 'co2';
  readonly title: Message;
  /** In words, with the names of the terms. */
  readonly formula: Message;
  readonly terms: readonly SavingsTerm[];
  readonly outcome: SavingsTerm;
}

export interface Calculated {
  readonly home: EstimatedHome;
  readonly balance: EnergyBalance;
  readonly flows: EnergyFlows;
  readonly prices: EnergyPrices;
  readonly co2: Co2Basis;
  readonly outcome: SavingsOutcome;
}

type TermName = Exclude<keyof typeof nl.terms, 'efficiency'>;

const named = (name: TermName): Message => texts.message(`terms.${name}`);
const term = (name: TermName, value: number, unit: SavingsUnit): SavingsTerm => ({ label: named(name), value, unit });
const constant = (label: Message, from: Figure): SavingsTerm => ({ label, value: from.value, unit: from.unit, from });

const efficiencyOf = (boiler: Boiler): Message =>
  boiler === 'conventional' ? named('efficiencyOfOld') : texts.message('terms.efficiency', { boiler });

export function savingsSteps(calculated: Calculated): readonly SavingsStep[] {
  const { home, balance, flows, prices, co2, outcome } = calculated;
  const { system } = home;
  const gasForHeating = term('gasForHeating', balance.heatGross, 'm³/year');
  const heat = term('heat', balance.heat, 'kWh/year');
  const powerNeeded = term('powerNeeded', balance.powerRequired, 'kW');
  const coverage = term('coverage', shareByPump(system, balance.coverage, usualPerformance.fieldShare) * 100, '%');
  const gasSaved = term('gasSaved', flows.gas, 'm³/year');
  const electricityUsed = term('electricityUsed', flows.electricity, 'kWh/year');
  const fixedGas = system === 'allElectric' ? prices.fixedGas : undefined;
  return [
    {
      name: 'heatGross',
      title: texts.message('steps.heatGross.title'),
      formula: texts.message('steps.heatGross.formula'),
      terms: [
        term('gasUse', home.gasUse, 'm³/year'),
        { ...term('cooking', balance.cookingGas, 'm³/year'), ...(home.cooksOnGas && { from: cookingFigures.gas }) },
        { ...term('hotWater', balance.tapGas, 'm³/year'), from: tapWater[home.residents - 1]! },
      ],
      outcome: gasForHeating,
    },
    {
      name: 'heat',
      title: texts.message('steps.heat.title'),
      formula: texts.message('steps.heat.formula'),
      terms: [
        gasForHeating,
        constant(efficiencyOf(home.boiler), boilers[home.boiler].heating),
        constant(named('heatInGas'), calorificValue.lower),
      ],
      outcome: heat,
    },
    {
      name: 'power',
      title: texts.message('steps.power.title'),
      formula: texts.message('steps.power.formula'),
      terms: [
        constant(named('heatLoss'), heatLoad[home.insulation]),
        term('floorArea', home.floorArea, 'm²'),
        heat,
        constant(named('fullLoad'), heatingSeason.fullLoad),
      ],
      outcome: powerNeeded,
    },
    {
      name: 'coverage',
      title: texts.message('steps.coverage.title'),
      formula: texts.message(`steps.coverage.formula.${system}`, { least: leastBeta * 100 }),
      terms: [
        constant(named('pumpPower'), pump.power),
        powerNeeded,
        term('powerShare', balance.beta * 100, '%'),
        constant(named('coverageInTable'), coverageInTable(balance.beta, home.supply)),
        term('deliverable', deliverableShare(balance.beta) * 100, '%'),
        ...(system === 'hybrid'
          ? [constant(named('measured'), fieldFigures.share.middle), constant(named('expected'), expectedCoverage)]
          : []),
        constant(named('supplyLimit'), supplyLimit),
      ],
      outcome: coverage,
    },
    {
      name: 'gas',
      title: texts.message('steps.gas.title'),
      formula: texts.message(`steps.gas.formula.${system}`),
      terms: system === 'hybrid' ? [gasForHeating, coverage] : [term('gasUse', home.gasUse, 'm³/year')],
      outcome: gasSaved,
    },
    {
      name: 'electricity',
      title: texts.message('steps.electricity.title'),
      formula: texts.message(`steps.electricity.formula.${system}`),
      terms: [
        heat,
        coverage,
        constant(named('pumpEfficiency'), scops[system][home.supply]),
        ...(system === 'hybrid' ? [] : electricTerms(home, flows)),
      ],
      outcome: electricityUsed,
    },
    {
      name: 'euro',
      title: texts.message('steps.euro.title'),
      formula: texts.message(fixedGas === undefined ? 'steps.euro.formula.usual' : 'steps.euro.formula.withFixedGas'),
      terms: [
        gasSaved,
        term('gasPrice', prices.gas, '€/m³'),
        electricityUsed,
        term('electricityPrice', prices.electricity, '€/kWh'),
        ...(fixedGas === undefined ? [] : [term('fixedGas', fixedGas, '€/year')]),
      ],
      outcome: term('saving', outcome.euroSaved, '€/year'),
    },
    {
      name: 'co2',
      title: texts.message('steps.co2.title'),
      formula: texts.message('steps.co2.formula'),
      terms: [
        gasSaved,
        constant(named('co2OfGas'), co2.gas),
        electricityUsed,
        constant(named('co2OfElectricity'), co2.electricity),
      ],
      outcome: term('co2Saved', outcome.co2Saved, 'kg/year'),
    },
  ];
}

const electricTerms = ({ cooksOnGas }: EstimatedHome, flows: EnergyFlows): readonly SavingsTerm[] => [
  term('restOfHeat', flows.byElement, 'kWh/year'),
  term('hotWater', flows.hotWaterElectricity * scops.tap.value, 'kWh/year'),
  constant(named('hotWaterEfficiency'), scops.tap),
  ...(cooksOnGas ? [{ ...term('cooking', flows.cookingElectricity, 'kWh/year'), from: cookingFigures.induction }] : []),
];
