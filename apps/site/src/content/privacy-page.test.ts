import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** As the server has it: a browser keeps what it is known by as long. */
const [, days] = /deviceRetention = days\((\d+)\)/.exec(read('apps/backend/src/sessions/known-device.repository.ts')) ?? [];

test.each(['privacy', 'cookies'])(
  'the page about %s says in each language how long we know a device on which somebody logged in',
  (page) => {
    expect(days).toBeDefined();
    const { content } = JSON.parse(read(`apps/site/content/${page}.json`)) as { content: { body: Record<string, unknown>[] } };
    const said = (field: string) => JSON.stringify(content.body.map((block) => block[field]));
    expect(said('text')).toContain(`${days} dagen`);
    expect(said('text__i18n__en')).toContain(`${days} days`);
  },
);
