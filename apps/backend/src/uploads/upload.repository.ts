import type { UploadQuestion } from '@pomp/api-contract';
import type { ConversationSide, UploadExtension } from '@pomp/domain';
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { house, sectionAnswers, upload } from '../adapters/database/schema/index.js';
import { isEntityId } from '../ids/entity-id.js';
import type { UploadAccess } from './upload-access.js';

export type UploadRow = typeof upload.$inferSelect;
export type StoredUpload = UploadRow & { readonly status: 'stored'; readonly extension: UploadExtension; readonly size: number };

const isStored = (row: UploadRow): row is StoredUpload => row.status === 'stored';

const ofQuestion = ({ houseId, section, field }: UploadQuestion) =>
  and(eq(upload.houseId, houseId), eq(upload.section, section), eq(upload.field, field));
/** Whose files these are; what the seller didn't send yet is nobody's but theirs. */
export const filesOf = (customerId: string): SQL | undefined =>
  and(eq(upload.customerId, customerId), or(eq(upload.bySeller, false), isNotNull(upload.orderId)));
const visibleTo = (access: UploadAccess): SQL | undefined =>
  and(filesOf(access.customerId), access.kind === 'link' ? ofQuestion(access.question) : undefined);

export function uploadRepository(database: Database) {
  const stored = async (condition: SQL | undefined) => {
    const rows = await database
      .select()
      .from(upload)
      .where(and(eq(upload.status, 'stored'), condition))
      .orderBy(asc(upload.storedAt), asc(upload.createdAt), asc(upload.id));
    return rows.filter(isStored);
  };
  return {
    insert: async (row: Omit<typeof upload.$inferInsert, 'status'>) =>
      void (await database.insert(upload).values({ ...row, status: 'receiving' })),
    /** Whichever way it is known, and however far it is. */
    find: async (access: UploadAccess, id: string) => {
      if (!isEntityId(id)) return undefined;
      const [found] = await database
        .select()
        .from(upload)
        .where(and(eq(upload.id, id), visibleTo(access)));
      return found;
    },
    findStored: async (access: UploadAccess, id: string) =>
      isEntityId(id) ? (await stored(and(eq(upload.id, id), visibleTo(access)))).at(0) : undefined,
    /** Without asking whose it is: for work that has no customer. */
    findById: async (id: string) => (await stored(eq(upload.id, id))).at(0),
    ofHouse: (customerId: string, houseId: string) => stored(and(eq(upload.customerId, customerId), eq(upload.houseId, houseId))),
    ofQuestion: (customerId: string, question: UploadQuestion) =>
      stored(and(eq(upload.customerId, customerId), ofQuestion(question))),
    /** Those that went along with the messages of an order, and of its house. */
    ofOrder: ({ orderId, houseId }: { readonly orderId: string; readonly houseId: string }, id: string) =>
      stored(and(eq(upload.id, id), or(eq(upload.orderId, orderId), eq(upload.houseId, houseId)))),
    /** From now on these belong to the conversation of an order; fewer come back than were asked where some aren't theirs to send, or were sent before (with `again`: in that of another order). What the seller brought only the seller sends. */
    send: async (
      { orderId, customerId, from }: { readonly orderId: string; readonly customerId: string; readonly from: ConversationSide },
      ids: readonly string[],
      { again = false } = {},
    ) => {
      const rows = await database
        .update(upload)
        .set({ orderId })
        .where(
          and(
            inArray(upload.id, [...ids]),
            eq(upload.customerId, customerId),
            eq(upload.status, 'stored'),
            again ? or(isNull(upload.orderId), eq(upload.orderId, orderId)) : isNull(upload.orderId),
            isNull(upload.section),
            from === 'customer' ? eq(upload.bySeller, false) : undefined,
          ),
        )
        .returning();
      return rows.filter(isStored);
    },
    ofCustomer: (customerId: string, ids?: readonly string[]) =>
      stored(and(filesOf(customerId), ids && inArray(upload.id, [...ids]))),
    /** How many files a customer has, and how large they are together; with what is still being received as large as it was announced. */
    usedBy: async (customerId: string, status?: UploadRow['status']) => {
      const [used] = await database
        .select({ files: count(), bytes: sql`coalesce(sum(${upload.size}), 0)`.mapWith(Number) })
        .from(upload)
        .where(and(eq(upload.customerId, customerId), status && eq(upload.status, status)));
      return used ?? { files: 0, bytes: 0 };
    },
    /** Fails on the unique index when the question got a file of that name meanwhile. */
    markStored: async (
      id: string,
      file: Pick<StoredUpload, 'fileName' | 'extension' | 'size' | 'hasPreview'> & { readonly now: Date },
    ) => {
      const { now, ...columns } = file;
      const [row] = await database
        .update(upload)
        .set({ ...columns, status: 'stored', storedAt: now })
        .where(and(eq(upload.id, id), eq(upload.status, 'receiving')))
        .returning();
      return row && isStored(row) ? row : undefined;
    },
    /** Asks for a better one, or takes that back. */
    askAgain: async (id: string, again: { readonly reason: string; readonly at: Date } | null) =>
      void (await database
        .update(upload)
        .set({ againReason: again?.reason ?? null, againAt: again?.at ?? null })
        .where(eq(upload.id, id))),
    describe: async (id: string, facts: { readonly sha256?: string; readonly hasPreview?: boolean }) =>
      void (await database.update(upload).set(facts).where(eq(upload.id, id))),
    remove: async (ids: readonly string[]) => {
      if (ids.length > 0) await database.delete(upload).where(inArray(upload.id, [...ids]));
    },
    removeOfHouse: (customerId: string, houseId: string) =>
      database
        .delete(upload)
        .where(and(eq(upload.customerId, customerId), eq(upload.houseId, houseId)))
        .returning({ id: upload.id }),
    /** What no answer of the customer refers to: made before `askedBefore` when it belongs to a question, in a section that was last saved before then, else before `before`, as is what never got whole. */
    removeAbandoned: async ({
      before,
      askedBefore,
      limit,
    }: {
      readonly before: Date;
      readonly askedBefore: Date;
      readonly limit: number;
    }) => {
      const answered = database
        .select({ one: sql`1` })
        .from(sectionAnswers)
        .innerJoin(house, eq(house.id, sectionAnswers.houseId))
        .where(
          and(eq(house.customerId, upload.customerId), sql`position(${upload.id}::text in ${sectionAnswers.answers}::text) > 0`),
        );
      // What an answer hides for a moment is let go then, however long it was there.
      const letGoSince = database
        .select({ one: sql`1` })
        .from(sectionAnswers)
        .where(
          and(
            eq(sectionAnswers.houseId, upload.houseId),
            eq(sectionAnswers.section, upload.section),
            gte(sectionAnswers.updatedAt, askedBefore),
          ),
        );
      const unanswered = and(lt(upload.createdAt, askedBefore), notExists(letGoSince));
      const abandoned = database
        .select({ id: upload.id })
        .from(upload)
        .where(
          and(
            lt(upload.createdAt, before),
            or(
              eq(upload.status, 'receiving'),
              and(or(isNull(upload.houseId), unanswered), isNull(upload.orderId), notExists(answered)),
            ),
          ),
        )
        .limit(limit);
      return database
        .delete(upload)
        .where(inArray(upload.id, abandoned))
        .returning({ id: upload.id, customerId: upload.customerId });
    },
  };
}
