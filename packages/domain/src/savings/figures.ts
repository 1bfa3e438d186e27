import { pompAoPart } from '../prices/price-list.js';
import { calculationTexts as texts } from './calculation-texts.js';
import { figuresFrom } from './figure.js';

const hoomdossier = figuresFrom({ source: texts.message('sources.hoomdossier'), date: '2026-11' });
const isso = figuresFrom({ source: texts.message('sources.isso'), date: '2026-11' });
const pbl = figuresFrom({ source: texts.message('sources.pbl'), date: '2023' });
const cbs2021 = figuresFrom({ source: texts.message('sources.cbs2021'), date: '2021' });
const cbs2022 = figuresFrom({ source: texts.message('sources.cbs2022'), date: '2022' });
const monitor = figuresFrom({ source: texts.message('sources.monitor'), date: '2026-11' });
const seller = figuresFrom({ source: undefined, date: '2026-11' });
const isde = figuresFrom({ source: texts.message('sources.isde'), date: '2025' });

/** Everything that is counted in kWh from gas is counted on the lower value. The upper one stands here to say which it isn't. */
export const calorificValue = {
  lower: hoomdossier(8.792, 'kWh/m³', texts.message('basis.lowerValue')),
  upper: hoomdossier(9.769, 'kWh/m³', texts.message('basis.upperValue')),
} as const;

const boiler = (heating: number, tap: number) => ({
  heating: hoomdossier(heating, '%', texts.message('basis.boilerHeating')),
  tap: hoomdossier(tap, '%', texts.message('basis.boilerTap')),
});
/** What a boiler makes of its gas. */
export const boilers = {
  HR107: boiler(97, 89),
  HR104: boiler(94, 85),
  HR100: boiler(91, 80),
  VR: boiler(86, 75),
  conventional: boiler(70, 70),
} as const;
export type Boiler = keyof typeof boilers;

const tap = (value: number, count: number) => hoomdossier(value, 'm³/year', texts.message('basis.hotWater', { count }));
/** By the number of residents, from one; the last is for six and more. */
export const tapWater = [
  tap(130, 1),
  tap(189, 2),
  tap(241, 3),
  tap(302, 4),
  tap(358, 5),
  hoomdossier(413, 'm³/year', texts.message('basis.hotWaterMost', { count: 6 })),
] as const;

export const cookingFigures = {
  gas: hoomdossier(37, 'm³/year', texts.message('basis.cookingGas')),
  electric: hoomdossier(225, 'kWh/year', texts.message('basis.cookingElectric')),
  induction: hoomdossier(175, 'kWh/year', texts.message('basis.induction')),
} as const;

export const heatLoad = {
  poor: hoomdossier(140, 'W/m²', texts.message('basis.heatLoad.poor')),
  moderate: hoomdossier(80, 'W/m²', texts.message('basis.heatLoad.moderate')),
  good: hoomdossier(50, 'W/m²', texts.message('basis.heatLoad.good')),
  veryGood: hoomdossier(40, 'W/m²', texts.message('basis.heatLoad.veryGood')),
} as const;
export type Insulation = keyof typeof heatLoad;

/** Temperature of the water in the radiators or the floor: up to the limit of 60 °C, 50 °C, or floor heating. */
export type SupplyTemperature = 'high' | '50' | 'low';
export const supplyLimit = seller(60, '°C', texts.message('basis.supplyLimit'));

const scop = (value: number, kind: 'hybrid' | 'allElectric' | 'tap') =>
  hoomdossier(value, 'heat/electricity', texts.message(`basis.${kind}`));
const hybridScop = (value: number) => scop(value, 'hybrid');
const fullScop = (value: number) => scop(value, 'allElectric');
export const scops = {
  hybrid: { high: hybridScop(3.34), '50': hybridScop(3.34), low: hybridScop(4.5) },
  allElectric: { high: fullScop(2.5), '50': fullScop(3.34), low: fullScop(4) },
  tap: scop(2.56, 'tap'),
} as const;

const cover = (value: number) => hoomdossier(value, '%', texts.message('basis.coverage'));
const row = (beta: number, high: number, middle: number, low: number) => ({
  beta,
  coverage: { high: cover(high), '50': cover(middle), low: cover(low) },
});
/** The part of the heat that the pump delivers, by its share of the power that is needed at −10 °C. From high to low. */
export const coverageRows = [
  row(1, 85, 95, 100),
  row(0.8, 85, 92, 97),
  row(0.6, 70, 89, 94),
  row(0.5, 60, 87, 92),
  row(0.4, 50, 86, 91),
  row(0.3, 40, 76, 80),
] as const;

/** Two bases, each with both of its figures. */
export const co2Bases = [
  {
    gas: hoomdossier(1.88, 'kg/m³', texts.message('basis.co2OfGas')),
    electricity: hoomdossier(0.335, 'kg/kWh', texts.message('basis.co2OfElectricity')),
  },
  {
    gas: isso(1.78, 'kg/m³', texts.message('basis.co2OfGas')),
    electricity: isso(0.48, 'kg/kWh', texts.message('basis.co2OfElectricity')),
  },
] as const;

export type Co2Basis = (typeof co2Bases)[number];

/** The first is what we calculate with, the others are in the range. */
export const priceSets = [
  {
    gas: hoomdossier(1.42, '€/m³', texts.message('basis.withTaxes')),
    electricity: hoomdossier(0.21, '€/kWh', texts.message('basis.withTaxes')),
  },
  { gas: pbl(1.2, '€/m³', texts.message('basis.withTaxes')), electricity: pbl(0.25, '€/kWh', texts.message('basis.withTaxes')) },
] as const;

/** What a dwelling typically uses, and between what where sources differ. */
export const gasByDwelling = {
  tussenwoning: { typical: cbs2021(1_200, 'm³/year', texts.message('basis.tussenwoning')) },
  hoekwoning: { typical: cbs2021(1_420, 'm³/year', texts.message('basis.hoekwoning')) },
  '2onder1kap': { typical: cbs2021(1_670, 'm³/year', texts.message('basis.2onder1kap')) },
  vrijstaand: {
    typical: cbs2022(1_910, 'm³/year', texts.message('basis.vrijstaandMiddle')),
    between: [
      cbs2022(1_670, 'm³/year', texts.message('basis.vrijstaand')),
      cbs2022(2_150, 'm³/year', texts.message('basis.vrijstaand')),
    ],
  },
  appartement: { typical: cbs2022(670, 'm³/year', texts.message('basis.appartement')) },
  any: { typical: cbs2022(980, 'm³/year', texts.message('basis.anyHome')) },
} as const;

/** Measured in the field, at homes with a hybrid pump. */
export const fieldFigures = {
  coverage: monitor(68, '%', texts.message('basis.fieldCoverage')),
  electricityPerGas: monitor(2.1, 'kWh/m³', texts.message('basis.fieldElectricity')),
} as const;

/** The pump that savings are calculated with, as the seller has it. */
export const pump = {
  power: seller(5, 'kW', texts.message('basis.pumpPower')),
  price: seller(pompAoPart.price / 100, '€', texts.message('basis.pumpPrice')),
} as const;

const loanYears = 15;
/** The loan of a price in € over 15 years at 0 %: 3,400 / 180 = € 18.89, as the price card says it. */
export const monthlyPriceOf = (price: number) =>
  seller(Math.round(price / (loanYears * 12)), '€/month', texts.message('basis.loan', { years: loanYears, price }));

/** Assumed for a home of which it isn't known. */
export const assumedHome = {
  floorArea: seller(100, 'm²', texts.message('basis.floorArea')),
  residents: seller(2, 'residents', texts.message('basis.residents')),
} as const;

export const isdeFigures = {
  base: isde(1_250, '€', texts.message('basis.airToWater')),
  perKilowatt: isde(225, '€/kW', texts.message('basis.aboveOneKilowatt')),
  label: isde(200, '€', texts.message('basis.energyLabel')),
} as const;
