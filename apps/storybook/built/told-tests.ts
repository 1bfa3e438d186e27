import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLedger, writeKept } from '@pomp/tooling/ledger';
import { fileName } from '../.storybook/words-read-directly.js';
import { builtFolder } from './serve-storybook.mjs';

const app = join(import.meta.dirname, '..');

type ReadDirectly = Readonly<Record<string, readonly string[] | 'all'>>;
const readDirectly = JSON.parse(readFileSync(join(app, builtFolder, fileName), 'utf8')) as ReadDirectly;

export interface ToldTests {
  /** Whether a test need not run, as neither the code nor what its story reads has changed since it passed; noted as kept, then. */
  keeps: (test: string) => boolean;
  /**
   * Notes what the stories of a test that has passed read: what the page told, and what nothing tells.
   * @param paths of the files of stories and documentation that it showed, from the folder of this app
   * @param read undefined where the page didn't tell: then it runs each time
   */
  passed: (test: string, paths: readonly string[], read: Iterable<string> | undefined) => void;
  /** Leaves what was kept beside the results of what ran. */
  leaveKept: () => void;
}

/**
 * The tests of built stories, which tell which texts they read.
 * @param besides see `openLedger`
 */
export function toldTests(task: 'stories' | 'visual', besides: Readonly<Record<string, string>> = {}): ToldTests {
  const ledger = openLedger(task, { besides });
  const kept: string[] = [];
  return {
    keeps: (test) => {
      const isKept = ledger.keeps(test);
      if (isKept) kept.push(test);
      return isKept;
    },
    passed: (test, paths, read) => {
      const directly = paths.flatMap((path) => readDirectly[join('apps/storybook', path)] ?? []);
      if (read && !directly.includes('all')) ledger.record(test, [...read, ...directly]);
    },
    leaveKept: () => writeKept(join(app, '.results', `${task}.kept.json`), kept),
  };
}
