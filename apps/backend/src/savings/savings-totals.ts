import { calendarDate, savingsOutcome, savingsTotalsAfter, systemPricesIn, unknownHome, type SavingsTotals } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { orderEvent } from '../adapters/database/schema/index.js';
import { after, days, minutes } from '../clock/clock.js';
import type { Context } from '../context/context.js';

const year = days(365);
const keepFor = minutes(5);

/** What was counted before this site, and since then a typical home for as long as each pump is there. Counted anew every few minutes. */
export function savingsTotals({ database, clock, edition }: Context): () => Promise<SavingsTotals> {
  let kept: { readonly totals: SavingsTotals; readonly until: Date } | undefined;
  return async () => {
    const now = clock();
    if (!kept || kept.until <= now) kept = { totals: await count(now), until: after(now, keepFor) };
    return kept.totals;
  };

  async function count(now: Date): Promise<SavingsTotals> {
    const completed = database
      .select({ at: sql<Date>`min(${orderEvent.at})`.as('at') })
      .from(orderEvent)
      .where(sql`${orderEvent.step} = 'CP'`)
      .groupBy(orderEvent.orderId)
      .as('completed');
    const [row] = await database
      .select({
        seconds: sql<string>`coalesce(sum(greatest(extract(epoch from (${now.toISOString()}::timestamptz - ${completed.at})), 0)), 0)`,
      })
      .from(completed);
    const years = (Number(row?.seconds ?? 0) * 1_000) / year;
    const { gasSaved } = savingsOutcome(unknownHome, { prices: systemPricesIn(edition.prices), on: calendarDate(now) });
    return savingsTotalsAfter(gasSaved * years);
  }
}
