import type { Language } from '@pomp/language';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { Flow } from '../products/flows.js';
import { places } from '../products/places.js';
import type { PumpFlags } from '../products/pumps.js';
import { resolveQuestionnaire, type StoredSection } from '../sections/questionnaire.js';
import type { Issue, RawAnswers } from '../sections/resolve-section.js';
import { saveInQuestionnaire } from '../sections/save-in-questionnaire.js';
import type { SaveMode } from '../sections/save-section.js';
import { summariseSection, type SummaryRow } from '../sections/summarise-section.js';
import { flowOfFlags, isFinishedIn, pumpFlags } from './installation-flags.js';
import { installationInfo } from './installation-info.js';

/** A section of `installationInfo`. */
export type InstallationSectionName = keyof typeof installationInfo.sections;

/** A stored section: its answers for every flow, and for which pumps the customer finished it. */
export interface StoredInstallationSection extends PumpFlags {
  readonly answers: RawAnswers;
}
/** The sections that were ever saved. */
export type StoredInstallation = { readonly [Name in InstallationSectionName]?: StoredInstallationSection };

/** The installation as one flow sees it. */
export const storedInFlow = (
  flow: Flow,
  stored: StoredInstallation,
): { readonly [Name in InstallationSectionName]?: StoredSection } =>
  Object.fromEntries(
    Object.entries(stored).map(([name, { answers, ...flags }]) => [name, { answers, completed: isFinishedIn(flow, flags) }]),
  );

/** What saving a section of the installation comes to. */
export type InstallationSave =
  | {
      readonly accepted: true;
      /** What to store of the saved section. */
      readonly answers: RawAnswers;
      /** For which pumps the saved section is finished now. */
      readonly flags: PumpFlags;
      /** The questions and answers of the pumps that the saved section is finished for; null when that is none. */
      readonly summary: readonly SummaryRow[] | null;
      /** Other sections that were finished and now miss an answer, with the pumps that they are still finished for. */
      readonly reopened: readonly { readonly name: InstallationSectionName; readonly flags: PumpFlags }[];
      /** Whether every section is done in this flow now. */
      readonly complete: boolean;
    }
  | { readonly accepted: false; readonly issues: readonly Issue[] };

/** `saveInQuestionnaire` for one flow: what was finished for a pump that the flow doesn't place stays finished. */
export function saveInstallation({
  stored,
  name,
  flow,
  today,
  language,
  ...save
}: {
  readonly stored: StoredInstallation;
  readonly name: InstallationSectionName;
  readonly posted: RawAnswers;
  readonly mode: SaveMode;
  readonly flow: Flow;
  readonly today: CalendarDate;
  /** Of the summary. */
  readonly language: Language;
}): InstallationSave {
  const saved = saveInQuestionnaire(installationInfo, {
    ...save,
    name,
    stored: storedInFlow(flow, stored),
    context: { today, flow },
  });
  if (!saved.accepted) return saved;
  const flags = flagsAfter(flow, stored[name], save.mode === 'final');
  const reopened = saved.reopened.map((section) => ({ name: section, flags: flagsAfter(flow, stored[section], false) }));
  const now = { ...stored, [name]: { answers: saved.answers, ...flags } };
  return {
    accepted: true,
    answers: saved.answers,
    flags,
    summary: summaryOf(name, now, today, language),
    reopened,
    complete: saved.complete,
  };
}

/** The flow decides about its own pumps; the flags of others stay. */
const flagsAfter = (flow: Flow, before: PumpFlags | undefined, finished: boolean): PumpFlags =>
  pumpFlags(({ name, sectionFlag }) => (places(flow, name) ? finished : (before?.[sectionFlag] ?? false)));

function summaryOf(name: InstallationSectionName, stored: StoredInstallation, today: CalendarDate, language: Language) {
  const flags = stored[name];
  const flow = flags && flowOfFlags(flags);
  if (!flow) return null;
  const { resolution } = resolveQuestionnaire(installationInfo, storedInFlow(flow, stored), { today, flow })[name];
  return summariseSection(installationInfo.sections[name], resolution, language);
}
