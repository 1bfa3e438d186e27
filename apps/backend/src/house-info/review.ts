import {
  houseInfo,
  installationInfo,
  resolveQuestionnaire,
  storedInFlow,
  summariseSection,
  type AnySection,
  type CalendarDate,
  type Flow,
  type SectionState,
  type SummaryRow,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import { fileIdsIn } from './own-files.js';
import type { HouseSections } from './section.repository.js';
import { storedInstallation, storedSections } from './stored-sections.js';

export interface ReviewedRow extends SummaryRow {
  /** Who gave it, where that is someone else than the customer. */
  readonly answeredBy?: string | undefined;
  /** The ids of the files that are the answer. */
  readonly files: readonly string[];
}

/** A section as it stands now. */
export interface ReviewedSection {
  readonly title: string;
  readonly rows: readonly ReviewedRow[];
  readonly done: boolean;
  /** The questions that still need an answer; a section can also be open because the customer didn't finish it. */
  readonly openQuestions: readonly string[];
}

type Stored = HouseSections['sections'];

/** A section with how it stands. */
export interface StandingSection extends SectionState {
  readonly name: string;
  readonly section: AnySection;
}

/** The sections about a house, in the order of the screen. */
export const houseInfoSections = (stored: Stored, today: CalendarDate): readonly StandingSection[] =>
  inOrder(houseInfo, resolveQuestionnaire(houseInfo, storedSections(houseInfo, stored), { today }));

/** The sections about an installation as one flow asks them, in the order of the screen. */
export const installationSections = (stored: Stored, today: CalendarDate, flow: Flow): readonly StandingSection[] =>
  inOrder(
    installationInfo,
    resolveQuestionnaire(installationInfo, storedInFlow(flow, storedInstallation(stored)), { today, flow }),
  );

function inOrder<Name extends string>(
  {
    sections,
    order,
  }: { readonly sections: Readonly<Record<Name, AnySection>>; readonly order: { readonly screen: readonly Name[] } },
  states: Readonly<Record<Name, SectionState>>,
): readonly StandingSection[] {
  return order.screen.map((name) => ({ name, section: sections[name], ...states[name] }));
}

/** A section to read. */
export function review(
  { name, section: { title, fields }, resolution, done }: StandingSection,
  stored: Stored,
  language: Language,
): ReviewedSection {
  const answeredBy = stored.find(({ section }) => section === name)?.answeredBy;
  const filesIn = (field: string) => (fields[field]?.kind === 'files' ? fileIdsIn(resolution.fields[field]?.answer) : []);
  return {
    title: language.say(title),
    done,
    openQuestions: resolution.issues.map(({ field }) => language.say(fields[field]!.label)),
    rows: summariseSection({ fields }, resolution, language).map((row) => ({
      ...row,
      files: filesIn(row.field),
      answeredBy: row.answer === undefined ? undefined : answeredBy?.[row.field],
    })),
  };
}
