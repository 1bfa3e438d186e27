import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { registerAnswer } from '../adapters/database/schema/index.js';
import { days } from '../clock/clock.js';

/** How long an answer that has expired can still stand in for a register that is away. */
export const keptAfterExpiry = days(90);

interface NewAnswer {
  readonly register: string;
  readonly key: string;
  readonly answer: unknown;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

export function registerAnswerRepository(database: Database) {
  return {
    find: async (register: string, key: string) =>
      (
        await database
          .select()
          .from(registerAnswer)
          .where(and(eq(registerAnswer.register, register), eq(registerAnswer.key, key)))
      )[0],
    /** The newest answer stays, whichever process asked. */
    save: async (answer: NewAnswer) =>
      void (await database
        .insert(registerAnswer)
        .values(answer)
        .onConflictDoUpdate({
          target: [registerAnswer.register, registerAnswer.key],
          set: { answer: sql`excluded.answer`, askedAt: sql`excluded.asked_at`, expiresAt: sql`excluded.expires_at` },
          setWhere: sql`${registerAnswer.askedAt} <= excluded.asked_at`,
        })),
    removeExpiredBefore: async (at: Date) => void (await database.delete(registerAnswer).where(lt(registerAnswer.expiresAt, at))),
  };
}
