import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noord } from '@pomp/design-system/brands';
import type { Edition } from '@pomp/edition';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import type { Words } from '@pomp/language';
import { pseudoWords } from '@pomp/language/compile';
import { allWords } from '@pomp/tooling/all-words';
import { testOnOwnStack } from '../test';

/** It goes by the name of one that browsers can write dates and numbers in. */
export const locale = 'pl-PL';
/** Where its seller is reached. */
export const email = 'hulp@noord.example';
/** How a text in Dutch is said in the made-up language. */
export const said = (dutch: string): string => pseudoWords({ dutch }).dutch;
const inEachLanguage = (text: string) =>
  Object.fromEntries([...pomp.locales, locale].map((each) => [each, each === locale ? said(text) : text]));

interface OwnEdition {
  /** Everything that is said in the made-up language: Dutch, each letter of which has an accent. */
  readonly words: Readonly<Record<string, Words>>;
}

/** A third seller, and a third language: all of it in one module, which no package or app knows. */
export const test = testOnOwnStack.extend<object, OwnEdition>({
  words: [async ({}, use) => use(pseudoWords(await allWords(join(import.meta.dirname, '../../../..')))), { scope: 'worker' }],
  environment: [
    async ({ words }, use) => {
      const edition: Edition = {
        ...pomp,
        id: 'noord',
        brand: noord,
        locales: [...pomp.locales, locale],
        words: { [locale]: words },
        seller: {
          ...pomp.seller,
          description: inEachLanguage('Warmte voor het noorden.'),
          slogan: inEachLanguage('warmte van het wad'),
          email,
          legal: undefined,
        },
      };
      const folder = await mkdtemp(join(tmpdir(), 'pomp-edition-'));
      const file = join(folder, 'edition.mjs');
      await writeFile(file, `export const edition = ${JSON.stringify(edition)};\n`);
      await use({ EDITION: file });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
