import { is, Placeholder, type Query } from 'drizzle-orm';
import type { Ask } from '../adapters/database/database.js';
import { JsonText } from './json-text.js';
import type { SessionKey, SessionUse } from './session.js';

/** A query that Drizzle wrote, for rows of such columns. */
type SessionReadQuery<Read> = PromiseLike<readonly { readonly read: Read }[]> & { toSQL(): Query };

/**
 * What customers look at all the time, with the session in the same row: asked of the driver itself, as Drizzle's way from a prepared query to an object takes as long as the query. Undefined without a live session.
 */
export function sessionRead<Read>(ask: Ask, name: string, query: SessionReadQuery<Read>) {
  const { sql: text, params } = query.toSQL();
  return async (
    key: SessionKey,
    more: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly session: SessionUse; readonly read: JsonText<Read> } | undefined> => {
    const given: Readonly<Record<string, unknown>> = { ...more, tokenHash: key.tokenHash, now: key.now.toISOString() };
    const values = params.map((param) => (is(param, Placeholder) ? given[param.name] : param));
    const [row] = await ask<readonly [createdAt: number, lastSeenAt: number, read: string]>({ name, text }, values);
    if (!row) return undefined;
    const [createdAt, lastSeenAt, read] = row;
    return { session: { createdAt: instantAt(createdAt), lastSeenAt: instantAt(lastSeenAt) }, read: new JsonText(read) };
  };
}
const instantAt = (epoch: number) => new Date(epoch * 1_000);
