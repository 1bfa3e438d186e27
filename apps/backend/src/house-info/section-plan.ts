import {
  houseFlagsOf,
  houseInfo,
  installationInfo,
  resolveQuestionnaire,
  saveInQuestionnaire,
  saveInstallation,
  storedInFlow,
  summariseSection,
  type AnySection,
  type CalendarDate,
  type Flow,
  type House,
  type InstallationSectionName,
  type Issue,
  type PumpFlags,
  type RawAnswers,
  type Resolution,
  type SaveMode,
  type SummaryRow,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import type { HouseSections, SectionFlags } from './section.repository.js';
import { storedInstallation, storedSections } from './stored-sections.js';

export type HouseInfoSectionName = keyof typeof houseInfo.sections;

/** A section of either part; the installation's rules need the flow. */
export type SectionTarget =
  | { readonly part: 'houseInfo'; readonly name: HouseInfoSectionName }
  | { readonly part: 'installationInfo'; readonly name: InstallationSectionName; readonly flow: Flow };

/** What a save changes. */
export type SectionPlan =
  | {
      readonly accepted: true;
      readonly saved: SectionFlags & { readonly answers: RawAnswers; readonly summary: readonly SummaryRow[] | null };
      /** Other sections, with the flags that they keep. */
      readonly reopened: readonly { readonly section: string; readonly flags: SectionFlags }[];
      /** The house's flags that no longer hold, with a section open. */
      readonly lost: { readonly [Flag in keyof House]?: false };
    }
  | { readonly accepted: false; readonly issues: readonly Issue[] };

interface Save {
  readonly stored: HouseSections['sections'];
  readonly posted: RawAnswers;
  readonly mode: SaveMode;
  readonly today: CalendarDate;
  /** Of the summary that is stored. */
  readonly language: Language;
}

export const sectionOf = (target: SectionTarget): AnySection =>
  target.part === 'houseInfo' ? houseInfo.sections[target.name] : installationInfo.sections[target.name];

export const planSave = (target: SectionTarget, save: Save): SectionPlan =>
  target.part === 'houseInfo' ? planHouseInfo(target, save) : planInstallation(target, save);

const houseFlags = (completed: boolean): SectionFlags => ({ completed, pompAoCompleted: false, pompTCompleted: false });

function planHouseInfo(
  { name }: { readonly name: HouseInfoSectionName },
  { stored, posted, mode, today, language }: Save,
): SectionPlan {
  const saved = saveInQuestionnaire(houseInfo, {
    stored: storedSections(houseInfo, stored),
    name,
    posted,
    mode,
    context: { today },
  });
  if (!saved.accepted) return saved;
  const completed = mode === 'final';
  const summary = completed ? summariseSection(houseInfo.sections[name], saved.resolution, language) : null;
  return {
    accepted: true,
    saved: { ...houseFlags(completed), answers: saved.answers, summary },
    reopened: saved.reopened.map((section) => ({ section, flags: houseFlags(false) })),
    lost: saved.complete ? {} : { houseInfoCompleted: false },
  };
}

/** A section of the installation is completed when it is for any pump. */
const installationFlags = ({ pompaoCompleted, pomptCompleted }: PumpFlags): SectionFlags => ({
  completed: pompaoCompleted || pomptCompleted,
  pompAoCompleted: pompaoCompleted,
  pompTCompleted: pomptCompleted,
});

function planInstallation(
  { name, flow }: { readonly name: InstallationSectionName; readonly flow: Flow },
  { stored, ...save }: Save,
): SectionPlan {
  const saved = saveInstallation({ ...save, stored: storedInstallation(stored), name, flow });
  if (!saved.accepted) return saved;
  const lost = Object.keys(houseFlagsOf(flow)).map((flag) => [flag, false]);
  return {
    accepted: true,
    saved: { ...installationFlags(saved.flags), answers: saved.answers, summary: saved.summary },
    reopened: saved.reopened.map(({ name: section, flags }) => ({ section, flags: installationFlags(flags) })),
    lost: saved.complete ? {} : Object.fromEntries(lost),
  };
}

/** How a section resolves with these answers instead of the stored ones. */
export function resolveWith(target: SectionTarget, { stored, posted, today }: Omit<Save, 'mode' | 'language'>): Resolution {
  if (target.part === 'houseInfo') {
    const answered = { ...storedSections(houseInfo, stored), [target.name]: { answers: posted, completed: false } };
    return resolveQuestionnaire(houseInfo, answered, { today })[target.name].resolution;
  }
  const { name, flow } = target;
  const answered = { ...storedInFlow(flow, storedInstallation(stored)), [name]: { answers: posted, completed: false } };
  return resolveQuestionnaire(installationInfo, answered, { today, flow })[name].resolution;
}
