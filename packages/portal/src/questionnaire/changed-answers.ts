import { summariseSection, type Resolution, type SummaryRow } from '@pomp/domain';
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
