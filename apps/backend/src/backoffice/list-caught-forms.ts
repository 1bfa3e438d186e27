import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import type { Context } from '../context/context.js';
import { caughtFormRepository } from '../visitors/caught-form.repository.js';

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
}

export async function listCaughtForms(
  { database }: Context,
  { after, limit }: Page,
): Promise<ResponseOf<BackofficeCalls['getCaughtForms']>> {
  const before = after === undefined ? undefined : BigInt(after);
  const found = await caughtFormRepository(database).list({ before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    forms: shown.map(({ call, body, caughtAt }) => ({ call, body, at: caughtAt.toISOString() })),
    ...(last && { next: String(last.id) }),
  };
}
