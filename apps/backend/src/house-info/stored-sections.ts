import { calls, type HouseInfoBody } from '@pomp/api-contract';
import { houseInfo, type Questionnaire, type StoredSection } from '@pomp/domain';
import * as z from 'zod/mini';
import type { HouseSections } from './section.repository.js';

type SectionsOf<Q> = Q extends { readonly sections: infer S } ? { readonly [Name in keyof S]?: StoredSection } : never;

/** The stored sections of one part, with the fields that they still have: a definition can drop one. */
export function storedSections<Q extends Pick<Questionnaire<string, Readonly<Record<string, { readonly fields: object }>>>, 'part' | 'sections'>>(
  { part, sections }: Q,
  stored: HouseSections['sections'],
): SectionsOf<Q> {
  const known = stored.flatMap((row) => {
    const section = row.part === part ? sections[row.section] : undefined;
    if (!section) return [];
    const answers = Object.fromEntries(Object.entries(row.answers).filter(([field]) => Object.hasOwn(section.fields, field)));
    return [[row.section, { answers, completed: row.completed }] as const];
  });
  return Object.fromEntries(known) as SectionsOf<Q>;
}

/** House info as the wire has it. */
export function toHouseInfoBody({ flags, sections }: HouseSections): HouseInfoBody {
  const saved = Object.entries<StoredSection>(storedSections(houseInfo, sections)).map(
    ([name, { answers, completed }]) => [name, { ...answers, completed }] as const,
  );
  // Stored answers are of the shapes that the contract let through; parsing them is what gives them their types back.
  return z.parse(calls.getHouseInfo.response, {
    houseInfo: { completed: flags.houseInfo, ...Object.fromEntries(saved) },
    installationInfo: { completed: flags.pompAo || flags.pompT },
  });
}
