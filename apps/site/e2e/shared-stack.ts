import { startPostgres } from '@pomp/tooling/postgres';
import { runStack, type Stack } from './stack';

const variable = 'JOURNEYS_STACK';

/**
 * One stack for all journeys that need no settings of their own; Playwright runs this once, before the workers. Its database is
 * PostgreSQL, as in production: the embedded one, with which `npm start` runs, does one thing at a
 * time, so that journeys side by side would wait for each other.
 */
export default async function startSharedStack(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  try {
    const stack = await runStack({ DATABASE_URL: postgres.url });
    process.env[variable] = JSON.stringify(stack.urls);
    return async () => {
      await stack.stop();
      await postgres.stop();
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** That stack, as a worker finds it. */
export function sharedStack(): Stack {
  const urls = process.env[variable];
  if (urls === undefined) throw new Error('The shared stack was not started: run the journeys by e2e/playwright.config.ts.');
  return { urls: JSON.parse(urls) as Stack['urls'] };
}
