import { createHash } from 'node:crypto';
import type { BackofficeCallName, CallName } from '@pomp/api-contract';
import { after, hours, minutes } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { idempotencyRepository } from './idempotency.repository.js';

export interface IdempotentRequest {
  readonly call: CallName | BackofficeCallName;
  /** Undefined for a call that anyone may make: who it is then stands in what is asked. */
  readonly customerId: string | undefined;
  /** As the caller gave it along. */
  readonly key: string | undefined;
  readonly query: unknown;
  readonly body: unknown;
}

/** A key is chosen anew for every thing to do: late retries still count. */
const rememberKey = hours(24);
/** Without a key, the same again soon is a retry, and later on purpose. */
const rememberBody = minutes(5);

/**
 * Does what is asked and remembers the answer, all in one transaction; asked again, it gives that answer without doing anything. What is
 * refused or fails was not done, and can be tried again. Whoever asks the same meanwhile waits, and gets the answer too.
 *
 * @param act gets the transaction as its database. No I/O in it but the database's: that is for a job.
 */
export function runIdempotent<Response extends object>(
  { database, ...rest }: Context,
  { call, customerId, key, query, body }: IdempotentRequest,
  act: (context: Context) => Promise<Response>,
): Promise<Response> {
  const now = rest.clock();
  const keyed = key !== undefined;
  const fingerprint = hashOf({ query, body });
  const keyHash = hashOf({ call, customerId, ...(keyed ? { key } : { fingerprint }) });
  return database.transaction(async (transaction) => {
    const idempotency = idempotencyRepository(transaction);
    const expiresAt = after(now, keyed ? rememberKey : rememberBody);
    if (await idempotency.begin({ keyHash, customerId, call, fingerprint, keyed, createdAt: now, expiresAt })) {
      const response = await act({ ...rest, database: transaction });
      await idempotency.finish(keyHash, response);
      return response;
    }
    const done = await idempotency.find(keyHash);
    if (done && done.fingerprint !== fingerprint) throw new HttpError('keyReused');
    if (!done?.response) throw new Error('What was done once has no answer.');
    // What this same call answered then: only its type got lost in between.
    return done.response as Response;
  });
}

/**
 * Holds a key to what it was first sent with: the same again goes through, anything else is refused. For calls that can't be done in one transaction, and that what
 * they are about keeps from being done twice.
 */
export async function holdKey(
  { database, clock }: Context,
  { call, customerId, key, query, body }: IdempotentRequest & { readonly key: string },
): Promise<void> {
  const now = clock();
  const fingerprint = hashOf({ query, body });
  const keyHash = hashOf({ call, customerId, key });
  const idempotency = idempotencyRepository(database);
  const row = { keyHash, customerId, call, fingerprint, keyed: true, createdAt: now, expiresAt: after(now, rememberKey) };
  if (await idempotency.begin(row)) return;
  const held = await idempotency.find(keyHash);
  if (held && held.fingerprint !== fingerprint) throw new HttpError('keyReused');
}

/** Both have passed the contract's schemas, which put their fields in one order. */
const hashOf = (what: unknown) => createHash('sha256').update(JSON.stringify(what)).digest('base64url');
