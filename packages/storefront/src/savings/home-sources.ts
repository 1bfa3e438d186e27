import type { HomeFact, HomeFacts } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { confirmHomeTexts } from './confirm-home-texts.js';
import type { TypedHome } from './typed-home.js';

/** What is known of a home, each part with its source, in the order in which it is listed. */
export const rowNames = [
  'buildingType',
  'buildingYear',
  'floorArea',
  'insulation',
  'supply',
  'boiler',
  'cooking',
  'solarPanels',
  'residents',
  'gasUse',
  'prices',
] as const;
/** One of `rowNames`. */
export type RowName = (typeof rowNames)[number];

/** Whether it is the visitor who says it. */
export const isRowTyped = (row: RowName, typed: TypedHome): boolean =>
  row === 'prices' ? Boolean(typed.gasPrice || typed.electricityPrice || typed.fixedGas) : Boolean(typed[row]);

interface Known {
  /** Undefined: no register could be asked. */
  readonly facts: HomeFacts | undefined;
  readonly typed: TypedHome;
  readonly language: Language;
}

/** Who says it, or what stands in for that. */
export function sourceOf(row: RowName, { facts, typed, language }: Known): string {
  const { sources } = language.texts(confirmHomeTexts);
  if (isRowTyped(row, typed)) return sources.own;
  switch (row) {
    case 'buildingType':
    case 'buildingYear': {
      const fact = factOf(facts, row);
      if (fact.state === 'known') return registerOf(fact, language);
      return fact.state === 'unknown' ? sources.typeUnknown : sources.typeUnavailable;
    }
    case 'floorArea': {
      const fact = factOf(facts, row);
      return fact.state === 'known' ? registerOf(fact, language) : sources[fact.state];
    }
    case 'insulation': {
      const label = factOf(facts, 'energyClass');
      if (label.state === 'known') return registerOf(label, language);
      const hasYear = Boolean(typed.buildingYear) || factOf(facts, 'buildingYear').state === 'known';
      return hasYear ? sources.byYear : sources[label.state];
    }
    case 'gasUse': {
      const suchHomes = factOf(facts, 'gasOfSuchHomes');
      const neighbours = factOf(facts, 'gasOfNeighbours');
      if (suchHomes.state === 'known' && !isRowTyped('buildingType', typed) && !isRowTyped('buildingYear', typed))
        return sources.cbs.suchHomes({ year: suchHomes.date });
      if (neighbours.state === 'known') return sources.cbs.neighbours({ year: neighbours.date });
      return sources[suchHomes.state === 'unavailable' ? 'unavailable' : 'unknown'];
    }
    case 'solarPanels':
      return sources.unsaid;
    case 'prices':
      return sources.usualPrices;
    default:
      return sources.assumed;
  }
}

const unavailable = { state: 'unavailable' } as const;
const factOf = <Name extends keyof HomeFacts>(facts: HomeFacts | undefined, name: Name): HomeFacts[Name] | typeof unavailable =>
  facts?.[name] ?? unavailable;

/** Of these registers a date is a day; statistics have a year. */
function registerOf({ source, date }: Extract<HomeFact<unknown>, { state: 'known' }>, language: Language): string {
  const { sources } = language.texts(confirmHomeTexts);
  return source === 'cbs' ? sources.cbs.suchHomes({ year: date }) : sources[source]({ day: { at: date } });
}
