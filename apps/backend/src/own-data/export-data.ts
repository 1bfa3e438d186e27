import { calendarDate } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import type { Download } from '../http/call-handler.js';
import { throttled } from '../throttle/throttled.js';
import { exportedTables } from './exported-tables.js';

/** Everything about a customer, as a file. */
export async function exportData(context: Context, customerId: string): Promise<Download> {
  const now = await recordExport(context, customerId);
  return {
    fileName: exportName(context, now, 'json'),
    chunks: jsonOf(context.database, customerId, now),
  };
}

/** Whose data it is, and the day it is where the customer lives. */
export const exportName = ({ edition }: Context, now: Date, extension: 'json' | 'zip'): string =>
  `${edition.id}-gegevens-${calendarDate(now)}.${extension}`;

/** Who took it when is recorded: it is the most that a stolen session gives. Gives that moment. */
export async function recordExport(context: Context, customerId: string): Promise<Date> {
  await throttled(context, { what: ['export', customerId], triesPerMinute: 5 });
  const now = context.clock();
  await recordChange(context.database, { customerId, actor: 'customer', action: 'downloadData', at: now });
  return now;
}

export async function* jsonOf(database: Database, customerId: string, now: Date): AsyncIterable<string> {
  yield `{"madeAt":${JSON.stringify(now)},"data":{`;
  let between = '';
  for (const [name, table] of Object.entries(exportedTables)) {
    if ('leftOut' in table) continue;
    yield `${between}\n${JSON.stringify(name)}:[`;
    between = ',';
    let count = 0;
    for await (const rows of table.rows(database, customerId)) {
      if (rows.length > 0) yield `${count > 0 ? ',' : ''}\n${rows.map(toJson).join(',\n')}`;
      count += rows.length;
    }
    yield ']';
  }
  yield '\n}}\n';
}

const toJson = (row: object) => JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
