/** Codes of the operating system and of PostgreSQL for a server that is gone, going, coming, full or too slow. */
const away =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|08...|57P0[123]|57014|53300)$/;

/** Errors of `pg` that have no code. */
const awayMessage =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/i;

/** Whether a query failed because the database doesn't answer: trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => away.test(codeOf(cause) ?? '') || awayMessage.test(cause.message));
}

/** Whether a query failed because the database's disk is full. */
export const isDatabaseFull = (error: unknown): boolean =>
  causesOf(error).some((cause) => ['53100', 'ENOSPC'].includes(codeOf(cause) ?? ''));

/** Whether a query gave up waiting for what another holds, as it was told to: trying again later makes sense. */
export const isHeldByOther = (error: unknown): boolean => causesOf(error).some((cause) => codeOf(cause) === '55P03');

/** Whether a change was refused because another row has the same value; `index` is the name of the unique index. */
export function violatesUnique(error: unknown, index: string): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '23505' && 'constraint' in cause && cause.constraint === index);
}

/** Whether a row was refused because what it refers to isn't there (any more). */
export function violatesReference(error: unknown, constraint: string): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '23503' && 'constraint' in cause && cause.constraint === constraint);
}

/** An error, what caused it, and so on. */
export function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const joined = error instanceof AggregateError ? error.errors.flatMap(causesOf) : [];
  return [error, ...joined, ...causesOf(error.cause)];
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);
