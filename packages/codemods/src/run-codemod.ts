import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { convertPathToPattern, globSync } from 'tinyglobby';
import { codemods } from './index.js';

/** Where what happens is told. */
interface Told {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Runs the codemod that is named first over the folders and files after it; gives the code to end with. */
export function runCodemod([name = '', ...places]: readonly string[], { log, error }: Told = console): number {
  const codemod = codemods[name];
  if (!codemod || places.length === 0) {
    error(`codemods <name> <folders or files>; names: ${Object.keys(codemods).join(', ')}.`);
    return 1;
  }
  const missing = places.filter((place) => !existsSync(place));
  if (missing.length > 0) {
    error(`There is no ${missing.join(', ')}.`);
    return 1;
  }
  const files = globSync(
    // As it is called: Next has folders such as `(account)` and `[id]`.
    places.map((place) => convertPathToPattern(place)).flatMap((place) => [place, `${place}/**/*.{ts,tsx,mts,cts,js,jsx,mjs}`]),
    { ignore: ['**/node_modules/**', '**/dist/**'], expandDirectories: false },
  );
  let changed = 0;
  let unread = 0;
  for (const file of files) {
    try {
      const source = codemod(readFileSync(file, 'utf8'), file);
      if (source === undefined) continue;
      writeFileSync(file, source);
      changed += 1;
      log(file);
    } catch (reason) {
      // One that can't be read is for a person; the others needn't wait for that.
      error(`${file}: ${reason instanceof Error ? reason.message : String(reason)}`);
      unread += 1;
    }
  }
  log(`${changed} of ${files.length} files changed.`);
  return unread === 0 ? 0 : 1;
}
