import type { RawAnswers, SummaryRow } from '@pomp/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { house, sectionAnswers, type SectionPart } from '../adapters/database/schema/index.js';

const sectionColumns = {
  part: sectionAnswers.part,
  section: sectionAnswers.section,
  answers: sectionAnswers.answers,
  completed: sectionAnswers.completed,
};

export interface SavedSection {
  readonly houseId: string;
  readonly part: SectionPart;
  readonly section: string;
  readonly answers: RawAnswers;
  readonly completed: boolean;
  readonly summary: readonly SummaryRow[] | null;
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
      const { answers, completed, summary, updatedAt } = saved;
      await database
        .insert(sectionAnswers)
        .values(saved)
        .onConflictDoUpdate({
          target: [sectionAnswers.houseId, sectionAnswers.part, sectionAnswers.section],
          set: { answers, completed, summary, updatedAt, revision: sql`${sectionAnswers.revision} + 1` },
        });
    },
    reopen: async ({ houseId, part, sections }: { readonly houseId: string; readonly part: SectionPart; readonly sections: readonly string[] }) => {
      if (sections.length === 0) return;
      await database
        .update(sectionAnswers)
        .set({ completed: false })
        .where(and(eq(sectionAnswers.houseId, houseId), eq(sectionAnswers.part, part), inArray(sectionAnswers.section, [...sections])));
    },
  };
}

export type HouseSections = NonNullable<Awaited<ReturnType<ReturnType<typeof sectionRepository>['findOfHouse']>>>;
