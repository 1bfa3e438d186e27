import { formatCents, formatWholeNumber } from '../numbers/format-number.js';
import { unknownAnswer } from '../sections/unknown-answer.js';
import type { Figure } from './figure.js';
import {
  assumedHome,
  gasByDwelling,
  heatLoad,
  priceSets,
  pump,
  type Boiler,
  type Insulation,
  type SupplyTemperature,
} from './figures.js';
import type { EnergyPrices, OrUnknown, SavingsInput, SavingsSystem } from './savings-input.js';
import { mostResidents, type KnownBuildingYear, type SavingsBuildingType } from './savings-options.js';

const language = { locale: 'nl-NL' };

/** What we took for an answer that is missing, to say to the visitor. In Dutch. */
export interface Assumption {
  /** What it stands for: an input's name, or something that is never asked. */
  readonly of: Exclude<keyof SavingsInput, 'system' | 'buildingType'> | 'pump' | 'fixedGas';
  readonly label: string;
  /** With its unit. */
  readonly value: string;
  readonly why: string;
  /** Constants that it comes from. */
  readonly figures: readonly Figure[];
}

/** A home with every gap filled. */
export interface EstimatedHome {
  readonly system: SavingsSystem;
  readonly gasUse: number;
  /** Gas use that is just as likely where we had to guess it. */
  readonly otherGasUses: readonly number[];
  readonly residents: number;
  readonly floorArea: number;
  readonly insulation: Insulation;
  readonly supply: SupplyTemperature;
  readonly boiler: Boiler;
  readonly cooksOnGas: boolean;
  /** The first is calculated with; the others are what it could be. */
  readonly prices: readonly [EnergyPrices, ...EnergyPrices[]];
}

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

type DwellingGas = { readonly typical: Figure; readonly between?: readonly Figure[] };
const gasOf = (type: OrUnknown<SavingsBuildingType>): DwellingGas => gasByDwelling[known(type) && type !== 'anders' ? type : 'any'];

const insulationOf = ({ buildingYear }: SavingsInput): Insulation =>
  known(buildingYear) ? insulationByYear[buildingYear] : 'moderate';

/** Fills the gaps. */
export function estimateHome(input: SavingsInput): EstimatedHome {
  const { system, buildingType, supply, boiler, cooking } = input;
  const dwelling = gasOf(buildingType);
  return {
    system,
    gasUse: known(input.gasUse) ? input.gasUse : dwelling.typical.value,
    otherGasUses: known(input.gasUse) ? [] : (dwelling.between ?? []).map(({ value }) => value),
    residents: known(input.residents)
      ? Math.min(Math.max(Math.round(input.residents), 1), mostResidents)
      : assumedHome.residents.value,
    floorArea: known(input.floorArea) ? input.floorArea : assumedHome.floorArea.value,
    insulation: insulationOf(input),
    supply: known(supply) ? supply : '50',
    boiler: known(boiler) ? boiler : 'HR107',
    cooksOnGas: !known(cooking) || cooking === 'gas',
    prices: known(input.prices) ? [input.prices] : [pricesOf(priceSets[0]), pricesOf(priceSets[1])],
  };
}

const pricesOf = ({ gas, electricity }: (typeof priceSets)[number]): EnergyPrices => ({
  gas: gas.value,
  electricity: electricity.value,
});

/** With what the gaps are filled. */
export function assumptionsFor(input: SavingsInput): readonly Assumption[] {
  const { typical } = gasOf(input.buildingType);
  const insulation = insulationOf(input);
  const { floorArea, residents } = assumedHome;
  const [{ gas, electricity }] = priceSets;
  const made: readonly (Assumption | false)[] = [
    !known(input.gasUse) && {
      of: 'gasUse',
      label: 'Gasverbruik',
      value: `${formatWholeNumber(typical.value, language)} m³ per jaar`,
      why: `Typisch verbruik: ${typical.basis}.`,
      figures: [typical],
    },
    !known(input.residents) && {
      of: 'residents',
      label: 'Bewoners',
      value: `${residents.value}`,
      why: 'We weten niet met hoeveel mensen je woont.',
      figures: [residents],
    },
    !known(input.floorArea) && {
      of: 'floorArea',
      label: 'Woonoppervlak',
      value: `${floorArea.value} m²`,
      why: 'We weten niet hoe groot je huis is.',
      figures: [floorArea],
    },
    !known(input.buildingYear) && {
      of: 'buildingYear',
      label: 'Isolatie',
      value: `${heatLoad[insulation].value} watt per m²`,
      why: 'Zoals een huis dat tussen 1965 en 1983 gebouwd is.',
      figures: [heatLoad[insulation]],
    },
    !known(input.supply) && {
      of: 'supply',
      label: 'Water in je radiatoren',
      value: '50 °C',
      why: 'We weten niet hoe warm het water moet zijn.',
      figures: [],
    },
    !known(input.boiler) && {
      of: 'boiler',
      label: 'Cv-ketel',
      value: 'HR107',
      why: 'We weten niet welke ketel je hebt.',
      figures: [],
    },
    !known(input.cooking) && {
      of: 'cooking',
      label: 'Koken',
      value: 'op gas',
      why: 'Kook je al elektrisch, dan gaat er iets meer gas naar verwarmen.',
      figures: [],
    },
    {
      of: 'pump',
      label: 'Warmtepomp',
      value: `${pump.power.value} kW`,
      why: 'Het vermogen van één Pomp AO.',
      figures: [pump.power],
    },
    !known(input.prices) && {
      of: 'prices',
      label: 'Prijzen',
      value: `${formatCents(gas.value * 100, language)} per m³ gas en ${formatCents(electricity.value * 100, language)} per kWh stroom`,
      why: 'Vul je eigen prijzen in als je die weet.',
      figures: [gas, electricity],
    },
    input.system === 'allElectric' &&
      (!known(input.prices) || input.prices.fixedGas === undefined) && {
        of: 'fixedGas',
        label: 'Vaste kosten van je gasaansluiting',
        value: 'niet meegeteld',
        why: 'Zonder gas vervallen die. Wat jij betaalt, staat op je jaarafrekening.',
        figures: [],
      },
  ];
  return made.filter((assumption) => assumption !== false);
}
