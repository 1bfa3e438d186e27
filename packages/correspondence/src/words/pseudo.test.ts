import { formatDate, formatLongDate, formatMoment } from '@pomp/domain';
import { words as domain } from '@pomp/domain/words/nl';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { createLanguage } from '@pomp/language';
import { compileDictionary, pseudoLocale, pseudoWords } from '@pomp/language/compile';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import * as correspondence from '../index.js';
import { agreementPdf, answersPdf, letterPdf, savingsPdf } from '../pdfs.js';
import { everyMail, savingsRequests } from './every-mail.stories.setup.js';
import { words } from './nl.js';

const language = createLanguage({
  locale: pseudoLocale,
  dictionary: compileDictionary(pseudoWords({ ...domain, ...words })),
});

/** A seller whose own data have no letters: what still has any is said by no text. */
const edition = {
  ...amstelwarmte,
  brand: { ...amstelwarmte.brand, name: '§' },
  seller: {
    ...amstelwarmte.seller,
    email: '1@2',
    legal: { name: '§', kvkNumber: '1', vatNumber: '2', address: { street: '3', postCode: '4', city: '5' } },
  },
};
const voice = { edition, language };
const rows = [{ field: '1', label: '2', answer: '3' }];

const mails = everyMail(voice);

const wordsIn = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<style.*?<\/style>|<[^>]+>/gs, ' ')
    .replaceAll(/&\w+;/g, ' ')
    .match(/.*[a-z].*/gi);

test.each(Object.entries(mails))('every word of %s is said by a text', async (_name, makers) => {
  for (const make of makers) {
    const { subject, html, text } = await make();
    expect([subject, text].filter((said) => /[a-z]/i.test(said))).toEqual([]);
    expect(wordsIn(html)).toBeNull();
    expect(html).toContain('lang="en"');
  }
});

test('no mail is left out', () => {
  const exported = Object.keys(correspondence).filter((name) => name.endsWith('Mail'));
  expect(Object.keys(mails).toSorted()).toEqual(exported.toSorted());
});

describe('every word of a PDF is said by a text', () => {
  const madeOn = new Date('2026-11-21T09:00:00.000Z');
  const house = { address: '1,2', zipcode: '3', city: '4' };
  /** What is no text's: dates as they are written, such as that of a new energy tax, and what a boiler is called everywhere. */
  const given = [
    madeOn.toISOString(),
    formatMoment(madeOn, language),
    formatLongDate(madeOn, language),
    formatLongDate('2026-11-18', language),
    formatLongDate('2027-01-01', language),
    formatDate(madeOn, language),
    'HR107',
  ];

  /** Also where a line ends in it. */
  const anywhere = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s+'), 'g');

  /** All that a reader, a screen reader or a list of files gets of it, without what is given. */
  async function lettersIn(pdf: Uint8Array): Promise<readonly string[]> {
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const pages = await Promise.all(Array.from({ length: document.numPages }, (_, page) => document.getPage(page + 1)));
    const contents = await Promise.all(pages.map((page) => page.getTextContent()));
    const trees = await Promise.all(pages.map((page) => page.getStructTree()));
    const info = (await document.getMetadata()).info as Readonly<Record<string, string | undefined>>;
    expect(info['Language']).toBe(pseudoLocale);
    const said = [
      ...contents.flatMap(({ items }) => items.flatMap((item) => ('str' in item ? item.str : []))),
      ...[...JSON.stringify(trees).matchAll(/"alt":"([^"]*)"/g)].map(([, alt]) => alt ?? ''),
      ...(await document.getOutline()).map(({ title }) => title),
      info['Title'] ?? '',
      info['Subject'] ?? '',
    ].join('\n');
    return given.reduce((left, part) => left.replaceAll(anywhere(part), ''), said).match(/.*[a-z].*/gi) ?? [];
  }

  test('the answers', async () => {
    const answers = {
      ...voice,
      title: '1',
      house,
      sections: [{ title: '2', rows: [...rows, { field: '3', label: '4', answer: undefined, unseen: ['5'] }] }],
      missing: [{ section: '6', questions: [] }],
      generatedOn: madeOn,
    };
    expect(await lettersIn(await answersPdf(answers))).toEqual([]);
  });

  test('a signed agreement', async () => {
    const agreement = {
      ...voice,
      orderNumber: '1',
      product: '2',
      house,
      plan: { name: '3', date: '2026-11-18', sha256: '4' },
      name: '5',
      consent: '6',
      agreedAt: madeOn,
      downPayment: '1',
      installedOn: '2',
      withdrawUntil: '2026-11-18',
      verificationCode: '7',
      verificationLink: '/8',
    } as const;
    expect(await lettersIn(await agreementPdf(agreement))).toEqual([]);
  });

  test('a letter', async () => {
    const letter = { ...voice, title: '1', paragraphs: ['2'], facts: [['3', '4']], madeOn } as const;
    expect(await lettersIn(await letterPdf(letter))).toEqual([]);
  });

  test.each(savingsRequests)('a calculation of savings: %j', async (request) => {
    expect(await lettersIn(await savingsPdf({ ...voice, request, calculatedOn: madeOn }))).toEqual([]);
  });
});
