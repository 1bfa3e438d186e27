import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noord } from '@pomp/design-system/brands';
import type { Edition } from '@pomp/edition';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import type { Words } from '@pomp/language';
import { allWords } from '@pomp/tooling/all-words';
import type { Page } from '@playwright/test';
import { newcomer } from '../account';
import { mailsTo } from '../mailbox';
import { expect, expectAccessible, testOnOwnStack } from '../test';

/** What ICU reads in a text: values, plurals and tags. */
const notSaid = /(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|<[^>]*>)/;

const accents: Readonly<Record<string, string>> = { a: 'à', e: 'ê', i: 'ï', o: 'ô', u: 'û' };

/** The made-up language: Dutch with accents. */
const accented = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? text
            .split(notSaid)
            .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiou]/g, (letter) => accents[letter] ?? letter)))
            .join('')
        : accented(text),
    ]),
  );

/** It goes by the name of one that browsers can write dates and numbers in. */
const locale = 'pl-PL';
const inEachLanguage = (text: string) => Object.fromEntries([...pomp.locales, locale].map((each) => [each, text]));

interface OwnEdition {
  /** Everything that is said in the made-up language. */
  readonly words: Readonly<Record<string, Words>>;
}

/** A third seller, and a third language: all of it in one module, which no package or app knows. */
const test = testOnOwnStack.extend<object, OwnEdition>({
  words: [
    async ({}, use) => use(accented(await allWords(join(import.meta.dirname, '../../../..'))) as OwnEdition['words']),
    { scope: 'worker' },
  ],
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
          email: 'hulp@noord.example',
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

/** One of those texts, as a page or mail has it. */
function textAt(words: Words | undefined, ...path: readonly string[]): string {
  const found = path.reduce<string | Words | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), words);
  if (typeof found !== 'string') throw new Error(`There are no words for ${path.join('.')}.`);
  return found.replace('{seller}', noord.name);
}

const expectLanguage = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'pl');

test('a seller and a language that are in one file alone are shown, refused and mailed in', async ({ page, stack, words }) => {
  await test.step('a page for everyone', async () => {
    await page.goto('/pl/contact/');
    await expectLanguage(page);
    await expect(page).toHaveTitle(/\| Noord Warmte$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' }).first()).toHaveAttribute('href', '/en/contact/');
    await expect(page.getByRole('main').getByRole('button', { name: textAt(words['storefront/contact'], 'send') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a refusal', async () => {
    await page.goto('/pl/auth/login/');
    await expectLanguage(page);
    await expect(page.getByRole('heading', { level: 1, name: textAt(words['portal/auth'], 'loginTitle') })).toBeVisible();
    await page.locator('[name=email]').fill(newcomer.email);
    await page.locator('[name=password]').fill('Verkeerd123');
    await page.getByRole('button', { name: textAt(words['portal/auth'], 'login'), exact: true }).click();
    await expect(page.getByText(textAt(words['backend/errors'], 'wrongCredentials'))).toBeVisible();
  });

  await test.step('the account, where it is chosen', async () => {
    await page.locator('[name=password]').fill(newcomer.password);
    await page.getByRole('button', { name: textAt(words['portal/auth'], 'login'), exact: true }).click();
    await expect(page).toHaveURL('/pl/account/');
    await page.goto('/account/gegevens/');
    await page.locator('label').filter({ hasText: 'Polski' }).click();
    await page.getByRole('button', { name: 'Taal opslaan' }).click();
    await expect(page).toHaveURL('/pl/account/gegevens/');
    await expectLanguage(page);
    await expect(page.getByRole('heading', { level: 1, name: textAt(words['portal/personal-details'], 'title') })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Polski' })).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('a mail', async () => {
    const asked = await page.request.post('/api/auth/recoverPassword', { data: { email: newcomer.email } });
    expect(asked.status()).toBe(200);
    await expect.poll(async () => (await mailsTo(stack, newcomer.email)).length, { timeout: 20_000 }).toBe(1);
    const [mail] = await mailsTo(stack, newcomer.email);
    expect(mail?.html).toContain('lang="pl"');
    expect(mail?.html).toContain('Noord Warmte');
    expect(mail?.html).toContain(`${stack.urls.site}/pl/auth/wachtwoord-instellen/`);
    expect(mail?.subject).toBe(textAt(words['correspondence/password-recovery'], 'subject'));
  });
});
