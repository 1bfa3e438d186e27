import { ApiError, NetworkError } from '@pomp/api-client';
import type { Uploads } from '@pomp/forms';
import type { AskedSection } from '../questionnaire/asked-section.js';
import type { QuestionnaireStore } from '../questionnaire/questionnaire-store.js';
import { newerFiles, storeFiles } from './store-files.js';

/** Milliseconds between tries while the connection is bad. */
const waits = [2_000, 5_000, 10_000, 30_000];

export interface FileAnswers<Name extends string> {
  /** Something became of the files of this section. */
  readonly changed: (name: Name) => void;
  /** For what another device added or deleted: looks whether these sections have other answers than files. */
  readonly compare: (sections: readonly AskedSection<Name>[]) => void;
}

/**
 * Keeps answers in step with files, one save at a time, and keeps trying while there is no connection.
 *
 * @param onGivenUp hears of a save that isn't tried again on this screen. A session that ended isn't one: that leads to the login.
 */
export function createFileAnswers<Name extends string>(
  store: QuestionnaireStore<Name>,
  uploads: Pick<Uploads, 'filesOf'>,
  onGivenUp: () => void,
): FileAnswers<Name> {
  const due = new Set<Name>();
  /** What was stored last, so that a server which keeps other answers isn't asked for ever. */
  const settled = new Map<Name, string>();
  let running = false;

  const run = async () => {
    if (running) return;
    running = true;
    try {
      for (let failures = 0; due.size > 0;) {
        const [name] = due;
        if (name === undefined) return;
        due.delete(name);
        try {
          await storeFiles(store, name, uploads);
          failures = 0;
        } catch (failure) {
          const passing = failure instanceof NetworkError || (failure instanceof ApiError && failure.status >= 500);
          if (!(failure instanceof ApiError || failure instanceof NetworkError)) throw failure;
          const wait = waits[failures];
          // What can't be stored now is compared again when the screen opens anew.
          if (!passing || wait === undefined) {
            settled.delete(name);
            if (!(failure instanceof ApiError && failure.status === 401)) onGivenUp();
            continue;
          }
          failures += 1;
          due.add(name);
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      }
    } finally {
      running = false;
    }
  };

  return {
    changed: (name) => {
      due.add(name);
      void run();
    },
    compare: (sections) => {
      for (const section of sections) {
        const newer = JSON.stringify(newerFiles(section, uploads));
        if (newer === '{}' || settled.get(section.name) === newer) continue;
        settled.set(section.name, newer);
        due.add(section.name);
      }
      void run();
    },
  };
}
