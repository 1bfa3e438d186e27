import { knownHome, type HomeFact, type HomeFacts, type KnownHome, type SavingsInput } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { confirmHomeTexts } from './confirm-home-texts.js';
import type { OwnHomeInUse } from './use-own-home.js';

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

interface Known {
  /** Undefined: no register could be asked. */
  readonly facts: HomeFacts | undefined;
  readonly home: Pick<OwnHomeInUse, 'own' | 'confirmed' | 'answers'>;
  /** As it is calculated with. */
  readonly input: Pick<SavingsInput, 'usualGas'>;
  readonly language: Language;
}

/** Who says it, or what stands in for that. */
export function sourceOf(row: RowName, { facts, home: { own, confirmed, answers }, input, language }: Known): string {
  const { sources } = language.texts(confirmHomeTexts);
  const registered = (fact: KnownFact) => {
    const source = registerOf(fact, language);
    return confirmed ? sources.confirmed({ source }) : source;
  };
  if (own[row] !== undefined) return sources.own;
  switch (row) {
    case 'buildingType':
    case 'buildingYear': {
      const fact = factOf(facts, row);
      if (fact.state === 'known') return registered(fact);
      return fact.state === 'unknown' ? sources.typeUnknown : sources.typeUnavailable;
    }
    case 'floorArea': {
      const fact = factOf(facts, row);
      return fact.state === 'known' ? registered(fact) : sources[fact.state];
    }
    case 'insulation': {
      const label = factOf(facts, 'energyClass');
      if (label.state === 'known') return registered(label);
      return knownHome(facts, answers).buildingYear === undefined ? sources[label.state] : sources.byYear;
    }
    case 'gasUse': {
      const [usual] = input.usualGas;
      if (usual) return sources.cbs[usual.of]({ year: usual.date });
      return sources[factOf(facts, 'gasOfSuchHomes').state === 'unavailable' ? 'unavailable' : 'unknown'];
    }
    case 'solarPanels':
      return sources.unsaid;
    case 'prices':
      return sources.usualPrices;
    default:
      return sources.assumed;
  }
}

type KnownFact = Extract<HomeFact<unknown>, { state: 'known' }>;

/** The row of each part that a home is described by. */
const rowOfFact = {
  buildingType: 'buildingType',
  buildingYear: 'buildingYear',
  floorArea: 'floorArea',
  energyClass: 'insulation',
} as const;

/** What a home is described by, under who says it, in the order in which it is said. */
export function factSources(known: Known): readonly { readonly source: string; readonly names: readonly (keyof KnownHome)[] }[] {
  const described = knownHome(known.facts, known.home.answers);
  const bySource = new Map<string, (keyof KnownHome)[]>();
  for (const name of Object.keys(rowOfFact) as (keyof KnownHome)[]) {
    if (described[name] === undefined) continue;
    const source = sourceOf(rowOfFact[name], known);
    bySource.set(source, [...(bySource.get(source) ?? []), name]);
  }
  return [...bySource].map(([source, names]) => ({ source, names }));
}

const unavailable = { state: 'unavailable' } as const;
const factOf = <Name extends keyof HomeFacts>(facts: HomeFacts | undefined, name: Name): HomeFacts[Name] | typeof unavailable =>
  facts?.[name] ?? unavailable;

/** Of these registers a date is a day; statistics have a year. */
function registerOf({ source, date }: KnownFact, language: Language): string {
  const { sources } = language.texts(confirmHomeTexts);
  return source === 'cbs' ? sources.cbs.suchHomes({ year: date }) : sources[source]({ day: { at: date } });
}
