import { and, eq, getTableColumns, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { violatesReference } from '../adapters/database/database-errors.js';
import { session, uploadToken } from '../adapters/database/schema/index.js';
import { after } from '../clock/clock.js';
import { notSignedIn } from '../errors/http-error.js';
import { linkIdle, linkMax } from './upload-token-times.js';

export function uploadTokenRepository(database: Database) {
  return {
    /** @throws HttpError notSignedIn when its session ended meanwhile */
    insert: async (row: typeof uploadToken.$inferInsert) => {
      try {
        await database.insert(uploadToken).values(row);
      } catch (error) {
        throw violatesReference(error, 'upload_token_session_id_session_id_fk') ? notSignedIn() : error;
      }
    },
    /** A token that still counts. Finding a link's keeps it going for a while. */
    find: async (tokenHash: string, now: Date) => {
      const [found] = await database
        .select(getTableColumns(uploadToken))
        .from(uploadToken)
        .leftJoin(session, eq(session.id, uploadToken.sessionId))
        .where(
          and(
            eq(uploadToken.tokenHash, tokenHash),
            gt(uploadToken.expiresAt, now),
            // One whose time is over is removed later.
            or(isNull(uploadToken.sessionId), gt(session.expiresAt, now)),
          ),
        );
      if (found && found.houseId !== null) {
        const end = Math.min(after(now, linkIdle).getTime(), after(found.createdAt, linkMax).getTime());
        // Every minute is often enough.
        if (end - found.expiresAt.getTime() >= 60_000)
          await database
            .update(uploadToken)
            .set({ expiresAt: new Date(end) })
            .where(eq(uploadToken.tokenHash, tokenHash));
      }
      return found;
    },
    /** Whoever had one, such as the phone that a link was made for, needs a new one. */
    removeOf: async (customerId: string) => void (await database.delete(uploadToken).where(eq(uploadToken.customerId, customerId))),
    removeExpired: async (now: Date) => void (await database.delete(uploadToken).where(lte(uploadToken.expiresAt, now))),
  };
}
