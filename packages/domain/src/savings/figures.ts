import { formatWholeNumber } from '../numbers/format-number.js';
import { pompAoPart } from '../prices/price-list.js';
import { figuresFrom } from './figure.js';

const language = { locale: 'nl-NL' };

const hoomdossier = figuresFrom({ source: 'Hoomdossier (Woningdossier), rekentabellen', date: '2026-11' });
const isso = figuresFrom({ source: 'ISSO 82, via Hoomdossier', date: '2026-11' });
const pbl = figuresFrom({ source: 'PBL, verwachting op lange termijn, via nu.nl', date: '2023' });
const cbs2021 = figuresFrom({ source: 'CBS, via nu.nl', date: '2021' });
const cbs2022 = figuresFrom({ source: 'CBS, via blikopnieuws.nl, deels afgeleid', date: '2022' });
const monitor = figuresFrom({ source: 'Installatiemonitor, via n-tra.nl', date: '2026-11' });
const seller = figuresFrom({ source: undefined, date: '2026-11' });
const isde = figuresFrom({ source: 'ISDE 2025, via warmtepomp-monteurs.nl; 2026 is niet nagegaan', date: '2025' });

/** Everything that is counted in kWh from gas is counted on the lower value. The upper one stands here to say which it isn't. */
export const calorificValue = {
  lower: hoomdossier(8.792, 'kWh/m³', '31,65 MJ/m³, onderwaarde'),
  upper: hoomdossier(9.769, 'kWh/m³', '35,17 MJ/m³, bovenwaarde; energievergelijker.nl'),
} as const;

const boilerBasis = 'op de onderwaarde van aardgas';
const boiler = (heating: number, tap: number) => ({
  heating: hoomdossier(heating, '%', `rendement bij verwarmen, ${boilerBasis}`),
  tap: hoomdossier(tap, '%', `rendement bij tapwater, ${boilerBasis}`),
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

const tap = (value: number, residents: string) => hoomdossier(value, 'm³/jaar', `warm water voor ${residents}`);
/** By the number of residents, from one; the last is for six and more. */
export const tapWater = [
  tap(130, '1 bewoner'),
  tap(189, '2 bewoners'),
  tap(241, '3 bewoners'),
  tap(302, '4 bewoners'),
  tap(358, '5 bewoners'),
  tap(413, '6 bewoners of meer'),
] as const;

export const cookingFigures = {
  gas: hoomdossier(37, 'm³/jaar', 'koken op gas'),
  electric: hoomdossier(225, 'kWh/jaar', 'elektrisch koken'),
  induction: hoomdossier(175, 'kWh/jaar', 'koken op inductie'),
} as const;

const load = (value: number, score: string) => hoomdossier(value, 'W/m²', `bij −10 °C buiten, isolatiescore ${score}`);
export const heatLoad = {
  poor: load(140, '1,0'),
  moderate: load(80, '2,0'),
  good: load(50, '3,0'),
  veryGood: load(40, '4,0'),
} as const;
export type Insulation = keyof typeof heatLoad;

/** Temperature of the water in the radiators or the floor: up to the limit of 60 °C, 50 °C, or floor heating. */
export type SupplyTemperature = 'high' | '50' | 'low';
export const supplyLimit = seller(60, '°C', 'hoogste temperatuur van het water dat de pomp levert');

const scop = (value: number, basis: string) => hoomdossier(value, 'kWh warmte per kWh stroom', `over een heel jaar, ${basis}`);
const hybridScop = (value: number) => scop(value, 'hybride lucht-water');
const fullScop = (value: number) => scop(value, 'volledig elektrisch lucht-water');
export const scops = {
  hybrid: { high: hybridScop(3.34), '50': hybridScop(3.34), low: hybridScop(4.5) },
  allElectric: { high: fullScop(2.5), '50': fullScop(3.34), low: fullScop(4) },
  tap: scop(2.56, 'tapwater'),
} as const;

const cover = (value: number) => hoomdossier(value, '%', 'deel van de warmte over een jaar');
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
  { gas: hoomdossier(1.88, 'kg/m³', 'CO₂ van aardgas'), electricity: hoomdossier(0.335, 'kg/kWh', 'CO₂ van stroom') },
  { gas: isso(1.78, 'kg/m³', 'CO₂ van aardgas'), electricity: isso(0.48, 'kg/kWh', 'CO₂ van stroom') },
] as const;

export type Co2Basis = (typeof co2Bases)[number];

/** The first is what we calculate with, the others are in the range. */
export const priceSets = [
  { gas: hoomdossier(1.42, '€/m³', 'met belasting en btw'), electricity: hoomdossier(0.21, '€/kWh', 'met belasting en btw') },
  { gas: pbl(1.2, '€/m³', 'met belasting en btw'), electricity: pbl(0.25, '€/kWh', 'met belasting en btw') },
] as const;

/** What a dwelling typically uses, and between what where sources differ. */
export const gasByDwelling = {
  tussenwoning: { typical: cbs2021(1_200, 'm³/jaar', 'gemiddelde tussenwoning') },
  hoekwoning: { typical: cbs2021(1_420, 'm³/jaar', 'gemiddelde hoekwoning') },
  '2onder1kap': { typical: cbs2021(1_670, 'm³/jaar', 'gemiddelde twee-onder-een-kapwoning') },
  vrijstaand: {
    typical: cbs2022(1_910, 'm³/jaar', 'vrijstaande woning, midden van 1.670 en 2.150'),
    between: [cbs2022(1_670, 'm³/jaar', 'vrijstaande woning'), cbs2022(2_150, 'm³/jaar', 'vrijstaande woning')],
  },
  appartement: { typical: cbs2022(670, 'm³/jaar', 'gemiddeld appartement') },
  any: { typical: cbs2022(980, 'm³/jaar', 'gemiddelde van alle woningen') },
} as const;

/** Measured in the field, at homes with a hybrid pump. */
export const fieldFigures = {
  coverage: monitor(68, '%', 'deel van de warmte dat hybride pompen leverden'),
  electricityPerGas: monitor(2.1, 'kWh/m³', 'stroom per bespaarde kubieke meter gas'),
} as const;

/** The pump that savings are calculated with, as the seller has it. */
export const pump = {
  power: seller(5, 'kW', 'vermogen van een Pomp AO'),
  price: seller(pompAoPart.price / 100, '€', 'eenmalig, voor één Pomp AO'),
} as const;

const loanYears = 15;
/** The loan of a price in € over 15 years at 0 %: 3,400 / 180 = € 18.89, as the price card says it. */
export const monthlyPriceOf = (price: number) =>
  seller(
    Math.round(price / (loanYears * 12)),
    '€/maand',
    `lening van ${loanYears} jaar op ${formatWholeNumber(price, language)} euro tegen 0 % rente`,
  );

/** Assumed for a home of which it isn't known. */
export const assumedHome = {
  floorArea: seller(100, 'm²', 'aanname waar de grootte niet bekend is'),
  residents: seller(2, 'bewoners', 'aanname waar het aantal niet bekend is'),
} as const;

export const isdeFigures = {
  base: isde(1_250, '€', 'lucht-waterwarmtepomp'),
  perKilowatt: isde(225, '€/kW', 'boven 1 kW'),
  label: isde(200, '€', 'energielabel A+++'),
} as const;
