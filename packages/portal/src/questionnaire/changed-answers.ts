import { resolveSection, summariseSection, type RawAnswers, type Resolution, type SummaryRow } from '@pomp/domain';
import type { Language } from '@pomp/language';
import type { AskedSection } from './asked-section.js';

export interface ChangedAnswer {
  readonly field: string;
  readonly label: string;
  /** As it is shown; undefined where there is no answer. */
  readonly saved: string | undefined;
  readonly mine: string | undefined;
}

/** The questions to which what is stored and what is on the screen have different answers, in the order of asking. */
export function changedAnswers({ section, state }: AskedSection, mine: Resolution, language: Language): readonly ChangedAnswer[] {
  const answersIn = (resolution: Resolution) =>
    new Map(summariseSection(section, resolution, language).map((row) => [row.field, row] as const));
  const saved = answersIn(state.resolution);
  const own = answersIn(mine);
  return Object.keys(section.fields).flatMap((field) => {
    const rows: readonly (SummaryRow | undefined)[] = [saved.get(field), own.get(field)];
    const [was, is] = rows.map((row) => row?.answer);
    const label = rows.find((row) => row !== undefined)?.label;
    return label === undefined || was === is ? [] : [{ field, label, saved: was, mine: is }];
  });
}

export const answersDiffer = (saved: AskedSection, values: RawAnswers, language: Language): boolean =>
  changedAnswers(saved, resolveSection(saved.section, values, saved.scope), language).length > 0;

/** Whether what is stored now differs from what was stored before in photos and videos at most. */
export function onlyFilesDiffer({ section, stored }: Pick<AskedSection, 'section' | 'stored'>, before: RawAnswers): boolean {
  return Object.entries(section.fields).every(
    ([name, { kind }]) => kind === 'files' || JSON.stringify(stored[name]) === JSON.stringify(before[name]),
  );
}
