import type { CallAnswer, CallRequest } from '@pomp/api-client';
import {
  goOnAt,
  houseInfo,
  resolveQuestionnaire,
  type CalendarDate,
  type HouseInfoContext,
  type RegisteredHome,
  type SaveMode,
  type SectionState,
  type StoredSection,
  type SuggestedAnswer,
} from '@pomp/domain';
import type { Message } from '@pomp/language';
import type { AskedSection, Suggestion } from '../questionnaire/asked-section.js';
import { houseInfoTexts } from './texts.js';

export type HouseInfoBody = CallAnswer<'getHouseInfo'>;
export type HouseInfoSectionName = keyof typeof houseInfo.sections;

export interface SectionProgress {
  readonly name: HouseInfoSectionName;
  readonly title: Message;
  readonly done: boolean;
}

/** What the server stored of each section, as the domain resolves it. */
export function storedSections({ houseInfo: stored }: Pick<HouseInfoBody, 'houseInfo'>): {
  readonly [Name in HouseInfoSectionName]?: StoredSection;
} {
  return Object.fromEntries(
    houseInfo.order.screen.flatMap((name) => {
      const saved = stored[name];
      return saved ? [[name, { answers: saved, completed: saved.completed ?? false }]] : [];
    }),
  );
}

export interface HouseInfoProgress {
  /** Every section with whether it is done, in the order of the screen. */
  readonly sections: readonly SectionProgress[];
  /** Where to begin or go on; undefined once everything is done. */
  readonly goesOnAt: HouseInfoSectionName | undefined;
}

export function houseInfoProgress(body: HouseInfoBody, today: CalendarDate): HouseInfoProgress {
  const states = resolveQuestionnaire(houseInfo, storedSections(body), { today });
  return {
    sections: houseInfo.order.screen.map((name) => ({ name, title: houseInfo.sections[name].title, done: states[name].done })),
    goesOnAt: goOnAt(houseInfo, states),
  };
}

export type AskedHouseSection = AskedSection<HouseInfoSectionName>;

const noAnswers = {};
const nothingBefore = {};

/** What is asked about a house. */
export interface AskedHouse {
  readonly houseId: string;
  readonly body: Pick<HouseInfoBody, 'houseInfo' | 'revision' | 'answeredBy'>;
  readonly today: CalendarDate;
  /** What is known before anyone answers. */
  readonly suggestions?: readonly SuggestedAnswer[] | undefined;
  /** What registers know of it, to ask again where an answer is far from that. */
  readonly registered?: RegisteredHome | undefined;
}

/** Every section as something to ask, in the order of the screen. No section of the house info reads another one. */
export function askedSections({ houseId, body, today, suggestions = [], registered }: AskedHouse): readonly AskedHouseSection[] {
  const stored = storedSections(body);
  const states = resolveQuestionnaire(houseInfo, stored, { today });
  const scope = { after: nothingBefore, context: { today, home: registered } satisfies HouseInfoContext };
  return houseInfo.order.screen.map((name) => ({
    name,
    section: houseInfo.sections[name],
    stored: stored[name]?.answers ?? noAnswers,
    answeredBy: body.answeredBy?.[name],
    suggested: suggestedIn(name, { stored: stored[name], state: states[name], suggestions }),
    scope,
    place: `houseInfo/${houseId}/${name}`,
    state: states[name],
    revision: body.revision,
  }));
}

interface Suggested {
  readonly stored: StoredSection | undefined;
  readonly state: SectionState;
  readonly suggestions: readonly SuggestedAnswer[];
}

/** Of a section that is done, nothing is open. */
function suggestedIn(name: HouseInfoSectionName, { stored, state, suggestions }: Suggested): Readonly<Record<string, Suggestion>> {
  if (state.done) return noSuggestions;
  const open = suggestions.filter(({ section, field }) => section === name && stored?.answers[field] === undefined);
  return Object.fromEntries(open.map(({ field, answer, by, date }) => [field, { answer, note: noteOf(by, date) }]));
}

const noSuggestions = {};

const noteOf = (by: SuggestedAnswer['by'], date: string): Message =>
  // Of statistics a date is a year.
  by === 'cbs'
    ? houseInfoTexts.message('suggested.cbs', { year: date })
    : houseInfoTexts.message(`suggested.${by}`, { day: { at: date } });

/** The save of one section (spec 1 §3): final marks it as completed, a draft doesn't. */
export function sectionSaveBody(name: HouseInfoSectionName, mode: SaveMode, answers: object): CallRequest<'postHouseInfo'>['body'] {
  const completed = mode === 'final';
  return { houseInfo: { completed, [name]: { ...answers, completed } } } as CallRequest<'postHouseInfo'>['body'];
}
