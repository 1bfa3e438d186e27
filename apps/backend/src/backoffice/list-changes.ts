import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { readChanges } from '../audit/read-changes.js';
import type { Context } from '../context/context.js';

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
}

export function listChanges(
  { database }: Context,
  { after = '0', limit }: Page,
): Promise<ResponseOf<BackofficeCalls['getChanges']>> {
  return database.transaction(async (transaction) => {
    const found = await readChanges(transaction, { after: BigInt(after), limit });
    return {
      changes: found.map(({ id: _, at, ...change }) => ({ ...change, at: at.toISOString() })),
      next: String(found.at(-1)?.id ?? after),
    };
  });
}
