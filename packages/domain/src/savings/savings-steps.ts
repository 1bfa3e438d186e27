import { coverageInTable } from './coverage.js';
import type { EnergyBalance, Savings } from './energy-balance.js';
import type { EstimatedHome } from './estimate-home.js';
import type { Figure } from './figure.js';
import {
  boilers,
  calorificValue,
  cookingFigures,
  heatLoad,
  pump,
  scops,
  supplyLimit,
  tapWater,
  type Boiler,
  type Co2Basis,
} from './figures.js';
import type { EnergyPrices } from './savings-input.js';

/** A number with its unit; `from` where it is a constant. */
export interface SavingsTerm {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly from?: Figure;
}

/** One step of the calculation, in Dutch: what is asked, with what, and what comes of it. */
export interface SavingsStep {
  readonly name: 'heatGross' | 'heat' | 'power' | 'coverage' | 'gas' | 'electricity' | 'euro' | 'co2';
  readonly title: string;
  /** In words, with the names of the terms. */
  readonly formula: string;
  readonly terms: readonly SavingsTerm[];
  readonly outcome: SavingsTerm;
}

export interface Calculated {
  readonly home: EstimatedHome;
  readonly balance: EnergyBalance;
  readonly saved: Savings;
  readonly prices: EnergyPrices;
  readonly co2: Co2Basis;
  readonly euroSaved: number;
  readonly co2Saved: number;
}

const term = (label: string, value: number, unit: string): SavingsTerm => ({ label, value, unit });
const constant = (label: string, from: Figure): SavingsTerm => ({ label, value: from.value, unit: from.unit, from });

const boilerLabels: Readonly<Record<Boiler, string>> = {
  HR107: 'HR107',
  HR104: 'HR104',
  HR100: 'HR100',
  VR: 'VR',
  conventional: 'gewone ketel',
};

export function savingsSteps(calculated: Calculated): readonly SavingsStep[] {
  const { home, balance, saved, prices, co2, euroSaved, co2Saved } = calculated;
  const kwh = 'kWh per jaar';
  const gasSaved = term('bespaard gas', saved.gas, 'm³ per jaar');
  const electricityUsed = term('extra stroom', saved.electricity, kwh);
  return [
    {
      name: 'heatGross',
      title: 'Gas dat naar verwarmen gaat',
      formula: 'gasverbruik − koken − warm water',
      terms: [
        term('gasverbruik', home.gasUse, 'm³ per jaar'),
        { ...term('koken', balance.cookingGas, 'm³ per jaar'), ...(home.cooksOnGas && { from: cookingFigures.gas }) },
        { ...term('warm water', balance.tapGas, 'm³ per jaar'), from: tapWater[home.residents - 1]! },
      ],
      outcome: term('gas voor verwarmen', balance.heatGross, 'm³ per jaar'),
    },
    {
      name: 'heat',
      title: 'Warmte die je huis nodig heeft',
      formula: 'gas voor verwarmen × rendement × warmte in gas',
      terms: [
        term('gas voor verwarmen', balance.heatGross, 'm³ per jaar'),
        constant(`rendement van een ${boilerLabels[home.boiler]}`, boilers[home.boiler].heating),
        constant('warmte in gas', calorificValue.lower),
      ],
      outcome: term('warmte', balance.heat, kwh),
    },
    {
      name: 'power',
      title: 'Vermogen dat je nodig hebt als het −10 °C is',
      formula: 'warmteverlies × woonoppervlak ÷ 1.000',
      terms: [constant('warmteverlies', heatLoad[home.insulation]), term('woonoppervlak', home.floorArea, 'm²')],
      outcome: term('nodig vermogen', balance.powerRequired, 'kW'),
    },
    {
      name: 'coverage',
      title: 'Deel van de warmte dat de pomp levert',
      formula: 'vermogen van de pomp ÷ nodig vermogen, daarna uit de tabel',
      terms: [
        constant('vermogen van de pomp', pump.power),
        term('nodig vermogen', balance.powerRequired, 'kW'),
        term('deel van het vermogen, ten hoogste 100', balance.beta * 100, '%'),
        constant('dekking in de tabel', coverageInTable(balance.beta, home.supply)),
        constant('warmste water dat de pomp levert', supplyLimit),
      ],
      outcome: term('dekking', balance.coverage * 100, '%'),
    },
    {
      name: 'gas',
      title: 'Gas dat je bespaart',
      ...(home.system === 'hybrid'
        ? {
            formula: 'gas voor verwarmen × dekking',
            terms: [term('gas voor verwarmen', balance.heatGross, 'm³ per jaar'), term('dekking', balance.coverage * 100, '%')],
          }
        : { formula: 'al je gas: de aansluiting gaat weg', terms: [term('gasverbruik', home.gasUse, 'm³ per jaar')] }),
      outcome: gasSaved,
    },
    {
      name: 'electricity',
      title: 'Stroom die erbij komt',
      formula:
        home.system === 'hybrid'
          ? 'warmte × dekking ÷ rendement van de pomp'
          : 'warmte × dekking ÷ rendement van de pomp + de rest van de warmte + warm water ÷ rendement bij warm water + koken',
      terms: [
        term('warmte', balance.heat, kwh),
        term('dekking', balance.coverage * 100, '%'),
        constant('rendement van de pomp', scops[home.system][home.supply]),
        ...(home.system === 'hybrid' ? [] : electricTerms(home, balance)),
      ],
      outcome: electricityUsed,
    },
    {
      name: 'euro',
      title: 'Wat dat scheelt in geld',
      formula: `bespaard gas × gasprijs − extra stroom × stroomprijs${home.system === 'allElectric' && prices.fixedGas !== undefined ? ' + vaste kosten van gas' : ''}`,
      terms: [
        gasSaved,
        term('gasprijs', prices.gas, '€/m³'),
        electricityUsed,
        term('stroomprijs', prices.electricity, '€/kWh'),
        ...(home.system === 'allElectric' && prices.fixedGas !== undefined
          ? [term('vaste kosten van gas', prices.fixedGas, '€ per jaar')]
          : []),
      ],
      outcome: term('besparing', euroSaved, '€ per jaar'),
    },
    {
      name: 'co2',
      title: 'Wat dat scheelt in CO₂',
      formula: 'bespaard gas × CO₂ van gas − extra stroom × CO₂ van stroom',
      terms: [gasSaved, constant('CO₂ van gas', co2.gas), electricityUsed, constant('CO₂ van stroom', co2.electricity)],
      outcome: term('minder CO₂', co2Saved, 'kg per jaar'),
    },
  ];
}

const electricTerms = (home: EstimatedHome, { heat, coverage, tapGas }: EnergyBalance): readonly SavingsTerm[] => [
  term('rest van de warmte', heat * (1 - coverage), 'kWh per jaar'),
  term('warm water', ((tapGas * boilers[home.boiler].tap.value) / 100) * calorificValue.lower.value, 'kWh per jaar'),
  constant('rendement bij warm water', scops.tap),
  ...(home.cooksOnGas ? [constant('koken', cookingFigures.induction)] : []),
];
