import { tidyNumber } from '@pomp/design-system/in-forms';
import {
  boilers,
  firstBuildingYear,
  heatLoad,
  impossible,
  isPossible,
  messages,
  mostResidents,
  questionable,
  questionableGas,
  questionableTogether,
  savingsBuildingTypes,
  type EnergyPrices,
  type HomeAnswers,
  type LimitedFigure,
  type Question,
  type SavingsResult,
} from '@pomp/domain';
import type { Message } from '@pomp/language';

const choices = {
  buildingType: savingsBuildingTypes,
  insulation: Object.keys(heatLoad) as (keyof typeof heatLoad)[],
  supply: ['low', '50', 'high'],
  boiler: Object.keys(boilers) as (keyof typeof boilers)[],
  cooking: ['gas', 'electric'],
  solarPanels: ['yes', 'no'],
  residents: Array.from({ length: mostResidents }, (_, index) => String(index + 1)),
} as const;
const figures = ['buildingYear', 'floorArea', 'gasUse', 'gasPrice', 'electricityPrice', 'fixedGas'] as const;

/** What of a home is one of a few. */
export type HomeChoice = keyof typeof choices;
/** What of a home is a number. */
export type HomeFigure = (typeof figures)[number];

/** What can be said of a home, in the order in which it is asked. */
export const homeChoices: Readonly<Record<HomeChoice, readonly string[]>> = choices;

/** What a visitor knows better than we do, as typed; what isn't there is left to us. */
export type TypedHome = { readonly [Name in HomeChoice | HomeFigure]?: string };

const limitOf: Readonly<Record<Exclude<HomeFigure, 'buildingYear'>, LimitedFigure>> = {
  floorArea: 'floorArea',
  gasUse: 'gasUse',
  gasPrice: 'gasPrice',
  electricityPrice: 'electricityPrice',
  fixedGas: 'fixedGas',
};

const isYear = (value: number, thisYear: number) => Number.isInteger(value) && value >= firstBuildingYear && value <= thisYear;

const withDecimals: readonly HomeFigure[] = ['gasPrice', 'electricityPrice', 'fixedGas'];
/** How a figure is typed. */
export const kindOf = (name: HomeFigure) => (withDecimals.includes(name) ? 'decimal' : 'whole');

const isNumber = { decimal: /^\d+(\.\d+)?$/, whole: /^\d+$/ } as const;

/** The number that stands there, however it was typed; undefined when nothing does, null when it is none. */
function numberIn(name: HomeFigure, typed: TypedHome): number | undefined | null {
  const text = tidyNumber(typed[name] ?? '', { kind: kindOf(name), separator: '.' });
  if (text === '') return undefined;
  return isNumber[kindOf(name)].test(text) ? Number(text) : null;
}

/** The number that was typed; undefined when nothing was, null when it can be no home's. */
export function readFigure(name: HomeFigure, typed: TypedHome, thisYear: number): number | undefined | null {
  const value = numberIn(name, typed);
  if (value === undefined || value === null) return value;
  return (name === 'buildingYear' ? isYear(value, thisYear) : isPossible(limitOf[name], value)) ? value : null;
}

/** Why what was typed can't be the home's; undefined where it can. */
export function faultIn(name: HomeFigure, typed: TypedHome, thisYear: number): Message | undefined {
  if (readFigure(name, typed, thisYear) !== null) return undefined;
  const value = numberIn(name, typed);
  const beyond = name === 'buildingYear' || value === undefined || value === null ? undefined : impossible(limitOf[name], value);
  return beyond ?? messages.malformed;
}

/** What is asked again of what was typed, by itself and beside the rest of the home. It counts all the same. */
export function questionAbout(
  name: HomeFigure,
  typed: TypedHome,
  { home, usualGas }: { readonly home: SavingsResult['home']; readonly usualGas: number },
): Question | undefined {
  const value = numberIn(name, typed);
  if (name === 'buildingYear' || value === undefined || value === null) return undefined;
  if (name !== 'gasUse') return questionable(limitOf[name], value);
  return questionableGas(value, usualGas) ?? questionableTogether({ ...home, gasUse: value });
}

/** What was chosen, where it is one of the choices. */
function readChoice<Name extends HomeChoice>(name: Name, typed: TypedHome): (typeof choices)[Name][number] | undefined {
  return (choices[name] as readonly (typeof choices)[Name][number][]).find((choice) => choice === typed[name]);
}

interface Reading {
  readonly thisYear: number;
  /** What is paid where only one price was typed. */
  readonly usual: EnergyPrices;
}

/** What was typed, as the model takes it. What can't be read doesn't count. */
export function answersOf(typed: TypedHome, { thisYear, usual }: Reading): HomeAnswers {
  const figure = (name: HomeFigure) => readFigure(name, typed, thisYear) ?? undefined;
  const [gas, electricity, fixedGas] = [figure('gasPrice'), figure('electricityPrice'), figure('fixedGas')];
  const residents = readChoice('residents', typed);
  const solarPanels = readChoice('solarPanels', typed);
  const answers: HomeAnswers = {
    buildingType: readChoice('buildingType', typed),
    buildingYear: figure('buildingYear'),
    floorArea: figure('floorArea'),
    insulation: readChoice('insulation', typed),
    supply: readChoice('supply', typed),
    boiler: readChoice('boiler', typed),
    cooking: readChoice('cooking', typed),
    solarPanels: solarPanels && solarPanels === 'yes',
    residents: residents === undefined ? undefined : Number(residents),
    gasUse: figure('gasUse'),
    prices:
      gas === undefined && electricity === undefined && fixedGas === undefined
        ? undefined
        : {
            gas: gas ?? usual.gas,
            electricity: electricity ?? usual.electricity,
            ...(fixedGas !== undefined && { fixedGas }),
          },
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
}
