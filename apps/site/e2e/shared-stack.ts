import { randomUUID } from 'node:crypto';
import { startPostgres } from '@pomp/tooling/postgres';
import pg from 'pg';
import { runStack, type Stack } from './stack';

const variable = 'JOURNEYS_STACK';

interface Shared {
  readonly urls: Stack['urls'];
  /** Of the PostgreSQL's superuser. */
  readonly postgres: string;
}

/**
 * One stack for all journeys that need no settings of their own; Playwright runs this once, before the workers. Its database is
 * PostgreSQL, as in production: the embedded one, with which `npm start` runs, does one thing at a
 * time, so that journeys side by side would wait for each other.
 */
export default async function startSharedStack(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  try {
    const stack = await runStack({ DATABASE_URL: postgres.url });
    await Promise.all(lookedUp.map((home) => remembered(stack, home)));
    process.env[variable] = JSON.stringify({ urls: stack.urls, postgres: postgres.url } satisfies Shared);
    return async () => {
      await stack.stop();
      await postgres.stop();
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Homes of which journeys ask what registers know. */
const lookedUp = [
  { zipcode: '1271AD', houseNumber: '5' },
  { zipcode: '3581KJ', houseNumber: '12' },
  { zipcode: '5611EM', houseNumber: '22' },
];

/** A visitor waits a second for a register, and a machine that is busy with journeys may take longer; what came too late is there for the next one. */
async function remembered({ urls }: Stack, home: (typeof lookedUp)[number]): Promise<void> {
  const address = `${urls.site}/api/account/getHomeFacts?${new URLSearchParams(home).toString()}`;
  for (let times = 0; times < 20; times++) {
    const answer = await fetch(address);
    const facts = await answer.text();
    if (answer.ok && !facts.includes('"unavailable"')) return;
  }
  throw new Error(`What registers know of ${home.zipcode} ${home.houseNumber} does not come.`);
}

/** What runs, as a worker finds it. */
function shared(): Shared {
  const told = process.env[variable];
  if (told === undefined) throw new Error('The shared stack was not started: run the journeys by e2e/playwright.config.ts.');
  return JSON.parse(told) as Shared;
}

export const sharedStack = (): Stack => ({ urls: shared().urls });

/** What no page or call does: such as letting a year pass. */
export async function inDatabase(statements: readonly (readonly [sql: string, values?: readonly unknown[]])[]): Promise<void> {
  const client = new pg.Client({ connectionString: shared().postgres });
  await client.connect();
  for (const [sql, values = []] of statements) await client.query(sql, [...values]);
  await client.end();
}

/** A database of its own on the PostgreSQL that runs anyway, which goes with it. */
export async function newDatabase(): Promise<string> {
  const url = new URL(shared().postgres);
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await inDatabase([[`CREATE DATABASE ${name}`]]);
  url.pathname = name;
  return url.href;
}
