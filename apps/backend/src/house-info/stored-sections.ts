import { calls, type HouseInfoBody } from '@pomp/api-contract';
import {
  houseInfo,
  installationInfo,
  type Questionnaire,
  type RawAnswers,
  type StoredInstallation,
  type StoredSection,
} from '@pomp/domain';
import * as z from 'zod/mini';
import type { HouseSections } from './section.repository.js';

type StoredRow = HouseSections['sections'][number];
type SectionsOf<Q, Stored> = Q extends { readonly sections: infer S } ? { readonly [Name in keyof S]?: Stored } : never;
type AnyQuestionnaire = Pick<Questionnaire<string, Readonly<Record<string, { readonly fields: object }>>>, 'part' | 'sections'>;

/** The stored sections of one part, with the fields that they still have: a definition can drop one. */
function sectionsOf<Q extends AnyQuestionnaire, Stored>(
  { part, sections }: Q,
  rows: readonly StoredRow[],
  read: (answers: RawAnswers, row: StoredRow) => Stored,
) {
  const known = rows.flatMap((row) => {
    const section = row.part === part ? sections[row.section] : undefined;
    if (!section) return [];
    const answers = Object.fromEntries(Object.entries(row.answers).filter(([field]) => Object.hasOwn(section.fields, field)));
    return [[row.section, read(answers, row)] as const];
  });
  return Object.fromEntries(known) as SectionsOf<Q, Stored>;
}

export const storedSections = <Q extends AnyQuestionnaire>(
  questionnaire: Q,
  rows: readonly StoredRow[],
): SectionsOf<Q, StoredSection> =>
  sectionsOf(questionnaire, rows, (answers, { completed }): StoredSection => ({ answers, completed }));

export const storedInstallation = (rows: readonly StoredRow[]): StoredInstallation =>
  sectionsOf(installationInfo, rows, (answers, { pompAoCompleted, pompTCompleted }) => ({
    answers,
    pompaoCompleted: pompAoCompleted,
    pomptCompleted: pompTCompleted,
  }));

/** House info as the wire has it. */
export function toHouseInfoBody({ flags, sections }: HouseSections): HouseInfoBody {
  const house = sectionsOf(houseInfo, sections, (answers, { completed }) => ({ ...answers, completed }));
  const installation = sectionsOf(installationInfo, sections, (answers, { completed, pompAoCompleted, pompTCompleted }) => ({
    ...answers,
    completed,
    pompaoCompleted: pompAoCompleted,
    pomptCompleted: pompTCompleted,
  }));
  const named = sections.flatMap(({ section, answeredBy }) => (answeredBy ? [[section, answeredBy] as const] : []));
  // Stored answers are of the shapes that the contract let through; parsing them is what gives them their types back.
  return z.parse(calls.getHouseInfo.response, {
    houseInfo: { completed: flags.houseInfo, ...house },
    installationInfo: { completed: flags.pompAo || flags.pompT, ...installation },
    ...(named.length > 0 && { answeredBy: Object.fromEntries(named) }),
  });
}
