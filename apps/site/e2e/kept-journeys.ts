import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { openLedger, writeKept } from '@pomp/tooling/ledger';
import { shownIn } from './shown-in';

const ledger = openLedger('journeys');
const between = ' › ';
const nameOf = (journey: TestCase): string => journey.titlePath().slice(1).join(between);

/** Journeys on a screen that need not be walked: nothing has changed but words, and none of those were shown there. */
export const keptOn = (project: string): RegExp[] =>
  ledger
    .kept()
    .filter((journey) => journey.startsWith(project + between))
    // As Playwright names it to a filter: with tags behind any of its titles.
    .map((journey) => new RegExp(`${journey.split(between).map(literally).join('(?: @\\S+)* ')}(?: @\\S+)*$`));

const literally = (title: string): string => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Notes what each journey that passed was shown, and leaves those that were kept beside the results. */
export default class KeptJourneys implements Reporter {
  onTestEnd(journey: TestCase, { status }: TestResult): void {
    const file = shownIn(journey.id);
    if (!file) return;
    const shown = JSON.parse(readFileSync(file, 'utf8')) as string[] | null;
    rmSync(file);
    if (status === 'passed' && shown) ledger.record(nameOf(journey), shown);
  }

  onEnd(): void {
    writeKept(fileURLToPath(new URL('../.results/e2e.kept.json', import.meta.url)), ledger.kept());
  }
}
