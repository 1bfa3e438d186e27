import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './index.js';

export const everyTable: readonly PgTable[] = Object.values(schema).flatMap((part) => (is(part, PgTable) ? [part] : []));

export { getTableName as tableName } from 'drizzle-orm';

/** Each after the tables that it refers to. */
export function tablesInOrder(): readonly PgTable[] {
  const ordered: PgTable[] = [];
  const place = (table: PgTable) => {
    if (ordered.includes(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) place(foreignTable);
    }
    ordered.push(table);
  };
  for (const table of everyTable) place(table);
  return ordered;
}
