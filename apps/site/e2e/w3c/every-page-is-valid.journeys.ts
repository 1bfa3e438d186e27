import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPage } from '../every-page';
import { type OwnStack, runStack } from '../stack';

/** The checker behind validator.w3.org, as its makers publish it. */
const checker = 'vnu-jar@26.9.27';

let stack: OwnStack;
let folder: string;
beforeAll(async () => {
  [stack, folder] = await Promise.all([runStack(), mkdtemp(join(tmpdir(), 'pomp-w3c-'))]);
});
afterAll(async () => {
  await stack.stop();
  await rm(folder, { recursive: true });
});

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly firstLine?: number;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

/** What it says of files. It ends with a failure where it found something. */
const check = (files: readonly string[]) =>
  new Promise<readonly Message[]>((resolve, reject) => {
    const args = [
      '--yes',
      '--ignore-scripts',
      `--package=${checker}`,
      'vnu',
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      '--errors-only',
      ...files,
    ];
    execFile('npx', args, { maxBuffer: 64 * 1024 * 1024 }, (error, said) => {
      if (error) reject(error);
      else resolve((JSON.parse(said) as { messages: readonly Message[] }).messages);
    });
  });

test('the W3C’s checker finds no error on any page', async () => {
  const { pages, others } = await everyPage(async (path) => (await fetch(stack.urls.site + path)).text());
  const paths = new Map<string, string>();
  for (const [index, { path, html }] of [...pages, ...others].entries()) {
    const name = `${index}.html`;
    paths.set(name, path);
    await writeFile(join(folder, name), html);
  }
  // What it only warns of is meant: a list without marks is none to Safari unless its role says so, and a section may have its name in a label.
  const messages = await check([...paths.keys()].map((name) => join(folder, name)));
  const said = messages.map(
    ({ type, subType, url = '', lastLine = 0, lastColumn = 0, message, extract = '' }) =>
      `${paths.get(basename(url)) ?? url} ${lastLine}:${lastColumn} ${subType ?? type}: ${message} ${extract.trim()}`,
  );
  expect(said).toEqual([]);
});
