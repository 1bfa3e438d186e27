import type { RawAnswers, SummaryRow } from '@pomp/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { house, sectionAnswers, type SectionPart } from '../adapters/database/schema/index.js';

const sectionColumns = {
  part: sectionAnswers.part,
  section: sectionAnswers.section,
  answers: sectionAnswers.answers,
  completed: sectionAnswers.completed,
  pompAoCompleted: sectionAnswers.pompAoCompleted,
  pompTCompleted: sectionAnswers.pompTCompleted,
  revision: sectionAnswers.revision,
  answeredBy: sectionAnswers.answeredBy,
};

export interface SectionKey {
  readonly houseId: string;
  readonly part: SectionPart;
  readonly section: string;
}

/** Whether a section is finished, and for the installation for which pumps. */
export interface SectionFlags {
  readonly completed: boolean;
  readonly pompAoCompleted: boolean;
  readonly pompTCompleted: boolean;
}

export interface SavedSection extends SectionKey, SectionFlags {
  readonly answers: RawAnswers;
  readonly summary: readonly SummaryRow[] | null;
  readonly answeredBy: Readonly<Record<string, string>> | null;
  readonly updatedAt: Date;
}

export function sectionRepository(database: Database) {
  return {
    /** A house's flags with every section that was ever saved of it; undefined when it is someone else's. */
    findOfHouse: async (customerId: string, houseId: string) => {
      const rows = await database
        .select({
          flags: {
            houseInfo: house.houseInfoCompleted,
            pompAo: house.installationInfoPompAoCompleted,
            pompT: house.installationInfoPompTCompleted,
          },
          section: sectionColumns,
        })
        .from(house)
        .leftJoin(sectionAnswers, eq(sectionAnswers.houseId, house.id))
        .where(and(eq(house.id, houseId), eq(house.customerId, customerId)));
      const [first] = rows;
      return first && { flags: first.flags, sections: rows.flatMap(({ section }) => section ?? []) };
    },
    save: async (saved: SavedSection) => {
      const { houseId: _house, part: _part, section: _section, ...set } = saved;
      await database
        .insert(sectionAnswers)
        .values(saved)
        .onConflictDoUpdate({
          target: [sectionAnswers.houseId, sectionAnswers.part, sectionAnswers.section],
          set: { ...set, revision: sql`${sectionAnswers.revision} + 1` },
        });
    },
    /** Without a revision: nobody saved it. */
    change: async ({ houseId, part, section }: SectionKey, changed: SectionFlags & { readonly answers?: RawAnswers }) => {
      await database
        .update(sectionAnswers)
        .set(changed)
        .where(and(eq(sectionAnswers.houseId, houseId), eq(sectionAnswers.part, part), eq(sectionAnswers.section, section)));
    },
  };
}

export type HouseSections = NonNullable<Awaited<ReturnType<ReturnType<typeof sectionRepository>['findOfHouse']>>>;
