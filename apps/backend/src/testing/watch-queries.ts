import pg from 'pg';
import { vi } from 'vitest';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What a call asks of PostgreSQL: how many statements, and how many rows those look at. Only where nothing else queries meanwhile. */
export async function costOf(act: () => Promise<unknown>): Promise<{ readonly queries: number; readonly rowsRead: number }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await act();
  const asked = (spy.mock.calls as unknown[][]).map(([query, values], index) => ({
    ...(query as { readonly text: string }),
    values: values as unknown[],
    client: spy.mock.contexts[index] as pg.Client,
  }));
  spy.mockRestore();
  let rowsRead = 0;
  for (const { text, values, client } of asked) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    for (const {
      'QUERY PLAN': [{ Plan }],
    } of rows)
      rowsRead += rowsReadBy(Plan);
  }
  return { queries: asked.length, rowsRead };
}

/** Those that a scan gave, and those that it looked at in vain. */
function rowsReadBy({ Plans = [], ...node }: PlanNode): number {
  const own =
    node['Relation Name'] === undefined ? 0 : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return Plans.reduce((sum, plan) => sum + rowsReadBy(plan), own);
}
