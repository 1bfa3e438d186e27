import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPglite } from './create-pglite.js';

let client: PGlite;
beforeAll(async () => {
  // Begun as a new one it would take three times as long.
  client = await createPglite({ loadDataDir: await openAsBlob(inject('pgliteSnapshot')) });
  await client.exec('create table note (id serial primary key, text text unique, at timestamptz, tags text[], more jsonb)');
});
afterAll(() => client.close());

test('what a database keeps in memory is what one process needs', async () => {
  expect((await client.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }]);
});

test('what is written is read, each time as it was asked', async () => {
  const insert = 'insert into note (text, at, tags, more) values ($1, $2, $3, $4) returning *';
  const at = new Date('2026-11-26T12:00:00.000Z');
  for (const [text, tags, more] of [
    ['one', ['a', 'b,"c"'], { deep: [1, null] }],
    ['two', [], null],
  ] as const) {
    const { rows, fields } = await client.query<object>(insert, [text, at, tags, more]);
    expect(rows).toMatchObject([{ text, at, tags, more }]);
    expect(fields.map(({ name }) => name)).toEqual(['id', 'text', 'at', 'tags', 'more']);
  }
  const changed = await client.query('update note set more = $1 where text = $2', [{ now: true }, 'two']);
  expect(changed).toMatchObject({ rows: [], affectedRows: 1 });
  expect((await client.query('select more from note where text = $1', ['two'], { rowMode: 'array' })).rows).toEqual([
    [{ now: true }],
  ]);
});

test('a refusal says which, and leaves nothing behind', async () => {
  const insert = (text: string) => client.query('insert into note (text) values ($1)', [text]);
  await insert('once');
  await expect(insert('once')).rejects.toMatchObject({ code: '23505', constraint: 'note_text_key' });
  await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
  await expect(insert('twice')).resolves.toMatchObject({ affectedRows: 1 });
});

test('what is asked beside a change waits for its end, and is no part of it', async () => {
  const insert = 'insert into note (text) values ($1)';
  let beside: Promise<unknown> | undefined;
  await client.transaction(async (transaction) => {
    await transaction.query(insert, ['within']);
    beside = client.query(insert, ['beside']);
    await transaction.rollback();
  });
  await beside;
  const { rows } = await client.query('select text from note where text in ($1, $2)', ['within', 'beside']);
  expect(rows).toEqual([{ text: 'beside' }]);
});

test('queries that differ each time don’t fill the memory', async () => {
  for (let number = 0; number < 520; number++) await client.query(`select ${number} as number`);
  const { rows } = await client.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements');
  expect(rows[0]?.kept).toBeLessThanOrEqual(500);
  expect((await client.query('select 1 as number')).rows).toEqual([{ number: 1 }]);
});
