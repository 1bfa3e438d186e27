import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ledgersVariable } from '@pomp/tooling/ledger';

/** Where ledgers are; undefined where nothing is kept, as in CI. */
export const ledgers = process.env[ledgersVariable];

/** Where what a journey was shown is kept until it has passed; undefined where that isn't told. */
export const fileFor = (journeyId: string): string | undefined => ledgers && join(ledgers, `shown-${journeyId}.json`);
export const shownIn = (journeyId: string): string | undefined => [fileFor(journeyId) ?? ''].find(existsSync);
