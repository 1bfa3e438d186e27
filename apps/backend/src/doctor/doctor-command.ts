import { resolveTxt } from 'node:dns/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../adapters/database/open-postgres.js';
import { watchDisk } from '../adapters/disk/disk-space.js';
import { diskStorage } from '../adapters/storage/disk-storage.js';
import { s3Storage } from '../adapters/storage/s3-storage.js';
import type { Clock } from '../clock/clock.js';
import { readEnv, type Env } from '../env.js';
import { createLogger } from '../logger.js';
import { examineBackup } from './examine-backup.js';
import { examineDatabase } from './examine-database.js';
import { examineFiles } from './examine-files.js';
import { examineMail, type ResolveTexts } from './examine-mail.js';
import { examineSeller } from './examine-seller.js';
import { examineSite } from './examine-site.js';
import { good, said, wrong, type Finding } from './finding.js';

export const usage = `Usage: doctor [--backups=<folder>] [--dkim=<selector>]
Looks at what a seller's backend and site need, in the backend's environment, and says what to do. Nothing is changed.
  --backups  restores the latest back-up in this folder, into a database that is gone afterwards
  --dkim     the name with which the mail server signs (DKIM)`;

interface Call {
  readonly given: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly clock: Clock;
  /** DNS, unless given. */
  readonly resolveTexts?: ResolveTexts;
}

/** Looks at everything that is asked, and gives what it found in lines; not well when something is wrong. */
export async function doctor(call: Call): Promise<{ readonly well: boolean; readonly lines: readonly string[] }> {
  let options;
  try {
    options = parseArgs({
      args: [...call.given],
      options: { help: { type: 'boolean', short: 'h' }, backups: { type: 'string' }, dkim: { type: 'string' } },
    }).values;
  } catch (error) {
    return { well: false, lines: [said(error), usage] };
  }
  if (options.help) return { well: true, lines: [usage] };
  const findings = await examine(call, options);
  const wrongs = findings.filter(({ state }) => state === 'wrong').length;
  const waiting = findings.filter(({ state }) => state === 'attention').length;
  return {
    well: wrongs === 0,
    lines: [
      ...findings.flatMap(sayFinding),
      '',
      `${findings.length - wrongs - waiting} well, ${waiting} to look at, ${wrongs} wrong.`,
    ],
  };
}

const marks = { good: 'ok  ', attention: 'look', wrong: 'FAIL' } as const;
const sayFinding = ({ what, state, says, todo }: Finding): readonly string[] => [
  `${marks[state]}  ${what.padEnd(12)} ${says}`,
  ...(todo === undefined ? [] : [`${' '.repeat(19)}→ ${todo}`]),
];

async function examine(
  { environment, clock, resolveTexts = resolveTxt }: Call,
  { backups, dkim }: { readonly backups?: string | undefined; readonly dkim?: string | undefined },
): Promise<readonly Finding[]> {
  let env: Env;
  try {
    env = await readEnv(environment);
  } catch (error) {
    return [wrong('variables', said(error), 'docs/production.md says what each variable is.')];
  }
  const disk = watchDisk({ folder: env.dataDirectory, minFreeBytes: env.minFreeBytes });
  const findings = await Promise.all([
    [good('variables', 'Every variable is right by itself.')],
    [examineSeller(env.edition)],
    examineDatabase(env.databaseUrl, clock),
    env.s3
      ? s3Storage(env.s3).then((storage) => examineFiles(storage, 'bucket'))
      : diskStorage({ folder: env.filesDirectory, disk }).then(
          (storage) => examineFiles(storage, 'folder'),
          (error: unknown) => [wrong('folder', `It can’t be made: ${said(error)}.`, 'Let the backend’s user write in DATA_DIR.')],
        ),
    examineMail({ smtpUrl: env.smtpUrl, mailFrom: env.mailFrom, dkimSelector: dkim }, resolveTexts),
    examineSite({
      siteUrl: env.siteUrl,
      publicUrl: env.publicUrl,
      webhookUrl: env.backofficeWebhook?.url,
      trustedProxies: env.trustedProxies,
    }),
    examineBackup(
      backups === undefined ? undefined : resolve(env.callerDirectory, backups),
      env.databaseUrl,
      (url) => openPostgres({ url, logger: createLogger({ level: 'silent' }) }),
      clock,
    ),
  ]);
  return findings.flat();
}
