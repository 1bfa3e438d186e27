import type { Message } from '@pomp/language';
import { pompAoPart } from '../prices/price-list.js';
import { calculationTexts as texts } from './calculation-texts.js';
import type { Dated } from './dated.js';
import { figuresFrom, type Figure } from './figure.js';
import { origins } from './origins.js';

const hoomdossier = figuresFrom(origins.hoomdossier);
const isso = figuresFrom(origins.isso);
const pbl = figuresFrom(origins.pbl);
const cbs2021 = figuresFrom(origins.cbs2021);
const cbs2022 = figuresFrom(origins.cbs2022);
const tariffs = figuresFrom(origins.tariffs);
const tax2026 = figuresFrom(origins.tax2026);
const tax2027 = figuresFrom(origins.tax2027);
const field = figuresFrom(origins.field);
const season = figuresFrom(origins.season);
const netMetering = figuresFrom(origins.netMetering);
const isde2026 = figuresFrom(origins.isde2026);
const warmtefonds = figuresFrom(origins.warmtefonds);
const seller = figuresFrom(origins.seller);

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
/** A kind of boiler, as its efficiency is known. */
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

/** How much heat a square metre asks for, by how well the home is insulated. */
export const heatLoad = {
  poor: hoomdossier(140, 'W/m²', texts.message('basis.heatLoad.poor')),
  moderate: hoomdossier(80, 'W/m²', texts.message('basis.heatLoad.moderate')),
  good: hoomdossier(50, 'W/m²', texts.message('basis.heatLoad.good')),
  veryGood: hoomdossier(40, 'W/m²', texts.message('basis.heatLoad.veryGood')),
} as const;
/** How well a home is insulated. */
export type Insulation = keyof typeof heatLoad;
/** From worst to best. */
export const insulationLevels = ['poor', 'moderate', 'good', 'veryGood'] as const satisfies readonly Insulation[];

/** Temperature of the water in the radiators or the floor: up to the limit of 60 °C, 50 °C, or floor heating. */
export type SupplyTemperature = 'high' | '50' | 'low';
export const supplyLimit = seller(60, '°C', texts.message('basis.supplyLimit'));

const scop = (value: number, kind: 'allElectric' | 'tap') => hoomdossier(value, 'heat/electricity', texts.message(`basis.${kind}`));
const fullScop = (value: number) => scop(value, 'allElectric');
const fieldScop = (value: number) => field(value, 'heat/electricity', texts.message('basis.fieldScop'));
/**
 * Heat for each kWh of electricity, over a year. Those of hybrids were measured: 3.3, 3.8 and 4.3 are the low, middle and high of the field, and how hot the
 * water is explains most of that. Of pumps without a boiler we know no measurements; theirs are the table's.
 */
export const scops = {
  hybrid: { high: fieldScop(3.3), '50': fieldScop(3.8), low: fieldScop(4.3) },
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

type Tariff = Dated & Readonly<Record<'gas' | 'electricity' | 'fixedGas', Figure>>;
/** What households pay on average, with tax and VAT: what we calculate with where a visitor doesn't know. */
export const tariffTable: readonly [Tariff, ...Tariff[]] = [
  {
    from: '2026-08-01',
    until: '2026-12-31',
    gas: tariffs(1.3794, '€/m³', texts.message('basis.withTaxes')),
    electricity: tariffs(0.2578, '€/kWh', texts.message('basis.withTaxes')),
    fixedGas: tariffs(361.32, '€/year', texts.message('basis.fixedGas')),
  },
];

/** The bare price of electricity, without tax: what a supplier's payment for electricity that is fed back is a part of. */
export const barePrice = tariffs(0.1469, '€/kWh', texts.message('basis.barePrice'));

/** After net metering a supplier pays at least this part of the bare price for what is fed back, up to and with 2029. */
export const leastFeedIn = netMetering(50, '%', texts.message('basis.leastFeedIn'));

type EnergyTax = Dated & Readonly<Record<'gas' | 'electricity', Figure>> & { readonly proposed: boolean };
/** Energy tax in the first band, with VAT. It is in the tariffs already: this is what changes in them. */
export const energyTaxTable: readonly [EnergyTax, ...EnergyTax[]] = [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    proposed: false,
    gas: tax2026(0.7268, '€/m³', texts.message('basis.energyTax')),
    electricity: tax2026(0.11085, '€/kWh', texts.message('basis.energyTax')),
  },
  {
    from: '2027-01-01',
    until: '2027-12-31',
    proposed: true,
    gas: tax2027(0.7457, '€/m³', texts.message('basis.energyTaxProposed')),
    electricity: tax2027(0.10648, '€/kWh', texts.message('basis.energyTaxProposed')),
  },
];

/** Prices that others calculate with: how far off ours may be. */
export const otherPrices = [
  { gas: pbl(1.2, '€/m³', texts.message('basis.withTaxes')), electricity: pbl(0.25, '€/kWh', texts.message('basis.withTaxes')) },
  {
    gas: hoomdossier(1.42, '€/m³', texts.message('basis.withTaxes')),
    electricity: hoomdossier(0.21, '€/kWh', texts.message('basis.withTaxes')),
  },
] as const;

const since2021 = cbs2021(-21.6, '%', texts.message('basis.fallSince2021'));
/** What was used in 2021, with what homes used less in the year after: half by mild weather, half for good. In tens, as it is known no better. */
const now = (in2021: number, basis: Message) =>
  cbs2021(Math.round((in2021 * (100 + since2021.value)) / 1_000) * 10, 'm³/year', basis);
/** What a dwelling typically uses. */
export const gasByDwelling = {
  tussenwoning: now(1_200, texts.message('basis.tussenwoning')),
  hoekwoning: now(1_420, texts.message('basis.hoekwoning')),
  '2onder1kap': now(1_670, texts.message('basis.2onder1kap')),
  vrijstaand: cbs2022(1_670, 'm³/year', texts.message('basis.vrijstaand')),
  appartement: cbs2022(670, 'm³/year', texts.message('basis.appartement')),
  any: cbs2022(980, 'm³/year', texts.message('basis.anyHome')),
} as const;

/** How far the gas of a year lies from what was expected, either way. */
export const gasSpread = {
  /** A year that someone read from a bill: the next one can be as mild or as cold. */
  weather: cbs2022(11, '%', texts.message('basis.weather')),
  /** A home of a kind, in a year: its weather, its people and its insulation are its own. */
  homes: seller(30, '%', texts.message('basis.homesDiffer')),
  /** The part of that which comes from how they are insulated. */
  insulation: seller(15, '%', texts.message('basis.insulationDiffers')),
} as const;

/** How far the floor area is off, in percents where a register has it; and what it is between where nobody knows, in m². */
export const areaSpread = {
  register: seller(12, '%', texts.message('basis.areaOfRegister')),
  least: seller(65, 'm²', texts.message('basis.leastArea')),
  most: seller(150, 'm²', texts.message('basis.mostArea')),
} as const;

/** As many as nearly all homes have, where nobody knows. */
export const residentsSpread = {
  least: seller(1, 'residents', texts.message('basis.leastResidents')),
  most: seller(4, 'residents', texts.message('basis.mostResidents')),
} as const;

const share = (value: number, which: 'low' | 'middle' | 'high') => field(value, '%', texts.message(`basis.fieldShare.${which}`));
/** Measured in the field at homes with a hybrid pump: what part of the heat it delivered, and by how much. */
export const fieldFigures = {
  share: { low: share(55, 'low'), middle: share(65, 'middle'), high: share(75, 'high') },
  /** Of the heat for each kWh of electricity, below and above its middle. */
  scopSpread: {
    low: field(3.3 / 3.8, 'times', texts.message('basis.fieldScopLow')),
    high: field(4.3 / 3.8, 'times', texts.message('basis.fieldScopHigh')),
  },
  /** What is left of that where it is counted by itself how hot the water is, which explains most of it. */
  scopRest: seller(50, '%', texts.message('basis.scopRest')),
} as const;

/** The European heating season of a moderate climate (−10 °C at its coldest). */
export const heatingSeason = {
  /** Hours of each outside temperature, from −10 °C up by a degree; at 16 °C nothing is heated. */
  hoursFromColdest: [
    1, 25, 23, 24, 27, 68, 91, 89, 165, 173, 240, 280, 320, 357, 356, 303, 330, 326, 348, 335, 315, 215, 169, 151, 105, 74,
  ],
  degreesToCover: 26,
  /** As if the whole season's heat were made at full power. */
  fullLoad: season(2_066, 'hours', texts.message('basis.fullLoad')),
} as const;

/** The pump that savings are calculated with. */
export const pump = {
  power: seller(5, 'kW', texts.message('basis.pumpPower')),
  /** @deprecated Nothing is calculated with it: savings earn back what `systemPricesIn` says, of the seller's own prices. */
  price: seller(pompAoPart.price / 100, '€', texts.message('basis.pumpPrice')),
} as const;

/** The least part of the power at −10 °C that a pump has to have. Below it the table has the boiler do too much, and the element cost too much. */
export const smallestShare = {
  hybrid: seller(40, '%', texts.message('basis.smallestShare')),
  allElectric: seller(80, '%', texts.message('basis.smallestShare')),
} as const;

const loanYears = 15;
/** The loan of a price in € over 15 years at 0 %: 3,400 / 180 = € 18.89, as the price card says it. */
export const monthlyPriceOf = (price: number) =>
  seller(Math.round(price / (loanYears * 12)), '€/month', texts.message('basis.loan', { years: loanYears, price }));

type LoanTerms = Dated & Readonly<Record<'most' | 'incomeBelow' | 'interest', Figure>>;
/** Who lends without interest, and how much. Never named without these. */
export const loanTable: readonly [LoanTerms, ...LoanTerms[]] = [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    most: warmtefonds(29_000, '€', texts.message('basis.loanMost')),
    incomeBelow: warmtefonds(60_000, '€/year', texts.message('basis.loanIncome')),
    interest: warmtefonds(0, '%', texts.message('basis.loanInterest')),
  },
];

/** Assumed for a home of which it isn't known. */
export const assumedHome = {
  floorArea: seller(100, 'm²', texts.message('basis.floorArea')),
  residents: seller(2, 'residents', texts.message('basis.residents')),
} as const;

type Subsidy = Dated & Readonly<Record<'base' | 'perKilowatt' | 'label', Figure>>;
/** ISDE for a first air-water pump, from the first kW on. What it is in 2027 isn't known yet. */
export const subsidyTable: readonly [Subsidy, ...Subsidy[]] = [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    base: isde2026(1_025, '€', texts.message('basis.airToWater')),
    perKilowatt: isde2026(225, '€/kW', texts.message('basis.perKilowatt')),
    label: isde2026(200, '€', texts.message('basis.energyLabel')),
  },
];
