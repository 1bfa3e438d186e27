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
import { fileIdsIn } from './own-files.js';
import type { HouseSections } from './section.repository.js';
import { storedInstallation, storedSections } from './stored-sections.js';

export interface ReviewedRow extends SummaryRow {
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

/** The sections about a house, in the order of the screen. */
export const reviewHouseInfo = (stored: Stored, today: CalendarDate): readonly ReviewedSection[] =>
  review(houseInfo, resolveQuestionnaire(houseInfo, storedSections(houseInfo, stored), { today }));

/** The sections about an installation as one flow asks them, in the order of the screen. */
export const reviewInstallation = (stored: Stored, today: CalendarDate, flow: Flow): readonly ReviewedSection[] =>
  review(installationInfo, resolveQuestionnaire(installationInfo, storedInFlow(flow, storedInstallation(stored)), { today, flow }));

function review<Name extends string>(
  {
    sections,
    order,
  }: { readonly sections: Readonly<Record<Name, AnySection>>; readonly order: { readonly screen: readonly Name[] } },
  states: Readonly<Record<Name, SectionState>>,
): readonly ReviewedSection[] {
  return order.screen.map((name) => {
    const { title, fields } = sections[name];
    const { resolution, done } = states[name];
    const openQuestions = resolution.issues.map(({ field }) => fields[field]?.label ?? field);
    const filesIn = (field: string) => (fields[field]?.kind === 'files' ? fileIdsIn(resolution.fields[field]?.answer) : []);
    const rows = summariseSection({ fields }, resolution).map((row) => ({ ...row, files: filesIn(row.field) }));
    return { title, done, openQuestions, rows };
  });
}
