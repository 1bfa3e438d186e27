import type { AdvancedSavingsRequest, BusinessSavingsRequest } from '@pomp/domain';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition } from '@pomp/edition/editions/pomp';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { savingsMail } from '../index.js';
import { savingsPdf, type SavingsPdf } from '../pdfs.js';
import { dutch as language } from '../words/languages.stories.setup.js';
import { askedSavings as advanced } from './asked-savings.stories.setup.js';

const business: BusinessSavingsRequest = {
  b2b: true,
  people: 0,
  gasUsage: 'o.b.',
  email: 'sem@corporatie.example',
  industry: 'woningcorporatie',
  amountOfBuildings: 12,
  buildingYear: 1964,
  typeOfBuilding: 'hoekwoning',
  buildingSize: 95,
};
const calculatedOn = new Date('2026-11-21T09:00:00.000Z');

const read = async (pdf: SavingsPdf & { readonly edition?: typeof edition }): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(await savingsPdf({ edition, language, ...pdf })), verbosity: 0 }).promise;

const pagesOf = (document: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: document.numPages }, (_, page) => document.getPage(page + 1)));

async function textOf(document: PDFDocumentProxy): Promise<string> {
  const contents = await Promise.all((await pagesOf(document)).map((page) => page.getTextContent()));
  return contents
    .flatMap(({ items }) => items.flatMap((item) => ('str' in item ? item.str : [])))
    .join(' ')
    .replace(/[\s\u00a0]+/g, ' ');
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}
const nodesOf = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

describe('the detailed calculation as a PDF', () => {
  // Each written once, which takes longer than to read it.
  let detailed: PDFDocumentProxy;
  let ofBusiness: PDFDocumentProxy;
  beforeAll(async () => {
    detailed = await read({ request: advanced, calculatedOn });
    ofBusiness = await read({ request: business, calculatedOn });
  });

  test('says what is saved, from how little to how much, and what it is about', async () => {
    const text = await textOf(detailed);
    for (const part of [
      '1271AD 3 A',
      'Berekend op 21 november 2026',
      // Its middle as calculate-savings.test.ts derives it; its range is wider than there, as of this home only the gas and the people are known.
      '€ 507 (tussen € 271 en € 677)',
      '€ 42 (tussen € 23 en € 56)',
      '633 m³ (tussen 405 en 778)',
      '1.421 kWh',
      '714 kg',
      // 3,400 ÷ 507 = 6.7; ÷ 677 = 5.0; ÷ 271 = 12.5
      '6 jaar en 8 maanden (5 tot 13 jaar)',
    ])
      expect(text).toContain(part);
  });

  test('marks the subsidy as an indication and names what was assumed', async () => {
    const text = await textOf(detailed);
    for (const part of [
      'Subsidie ISDE 2026, als indicatie',
      '€ 2.350',
      'Waar we van uitgaan',
      'We weten niet hoe groot je huis is.',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('We weten niet met hoeveel mensen');
  });

  test('names no subsidy to a business: it is for whoever lives there', async () => {
    const text = await textOf(ofBusiness);
    expect(text).toContain('Terugverdiend in');
    expect(text).not.toMatch(/subsidie ISDE|ISDE 2026, RVO|2\.350/i);
  });

  test('tells who has solar panels what ends for them', async () => {
    const of = async (solarPanels: boolean) =>
      textOf(await read({ request: { ...advanced, home: { solarPanels } }, calculatedOn }));
    expect(await of(true)).toContain('salderen stopt op 1 januari 2027');
    expect(await of(true)).toContain('Wet beëindiging salderingsregeling');
    expect(await of(false)).not.toContain('salder');
  });

  test('has every step with its figures, and the source and date of each constant', async () => {
    const text = await textOf(detailed);
    for (const part of [
      'Zo rekenen we het uit',
      'gas voor verwarmen × rendement × warmte in gas',
      '8,792 kWh per m³',
      'onderwaarde',
      'Hoomdossier',
      'Installatiemonitor',
      'CBS, gemiddelde energietarieven',
      '2026-08',
    ])
      expect(text).toContain(part);
  });

  test('draws the cost over 15 years, and says it in words and numbers too', async () => {
    const trees = await Promise.all((await pagesOf(detailed)).map((page) => page.getStructTree()));
    const figures = trees.flatMap((tree) => nodesOf(tree as Node)).filter(({ role }) => role === 'Figure');
    expect(figures).toHaveLength(1);
    // 15 × (1,200 × 1.3794 + 361.32) = 30,249; with the pump 3,400 + 15 × (2,016.60 − 507.00) = 26,044.
    expect(figures[0]?.alt).toMatch(
      /na 15 jaar heb je zonder warmtepomp .*30\.249 betaald, met een hybride .*26\.04\d .*Na ongeveer 7 jaar/,
    );
    expect(await textOf(detailed)).toMatch(
      /Na 15 jaar Zonder pomp: € 30\.249 \(tussen € \d\d\.\d{3} en € \d\d\.\d{3}\) Hybride: € 26\.04\d \(tussen/,
    );
  });

  test('has each amount of the 15 years with its range on one line', async () => {
    const contents = await Promise.all((await pagesOf(detailed)).map((page) => page.getTextContent()));
    const lines = new Map<string, string>();
    for (const [page, { items }] of contents.entries())
      for (const item of items)
        if ('str' in item) {
          const at = `${page} ${String(item.transform[5])}`;
          lines.set(at, `${lines.get(at) ?? ''}${item.str.replace(/[\s\u00a0]/g, ' ')}`);
        }
    expect([...lines.values()].filter((line) => /^Hybride: € [\d.]+ \(tussen € [\d.]+ en € [\d.]+\)$/.test(line))).toHaveLength(3);
  });

  test('is tagged, Dutch, titled, and bookmarked', async () => {
    expect(await detailed.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await detailed.getMetadata()).info).toMatchObject({
      Title: 'Wat een warmtepomp je bespaart: 1271AD 3 A',
      Language: 'nl-NL',
    });
    expect((await detailed.getOutline()).map(({ title }) => title)).toEqual([
      'Wat een warmtepomp je bespaart',
      'Past een warmtepomp?',
      'In een jaar, naast je ketel',
      'In een jaar, zonder gas',
      'Wat je betaalt in 15 jaar',
      'Waar we van uitgaan',
      'Zo rekenen we het uit',
      'Waar de cijfers vandaan komen',
    ]);
  });

  test('counts a business’s homes one by one and together', async () => {
    const text = await textOf(ofBusiness);
    for (const part of [
      '12 woningen: hoekwoning',
      'Per woning in een jaar',
      'Alle 12 woningen samen in een jaar',
      'gemiddelde hoekwoning',
    ])
      expect(text).toContain(part);
  });

  test('is the same file for the same question on the same day, and wears the brand', async () => {
    const bytes = async () => Buffer.from(await savingsPdf({ edition, language, request: advanced, calculatedOn }));
    expect((await bytes()).equals(await bytes())).toBe(true);
    expect(await textOf(await read({ request: advanced, calculatedOn, edition: amstelwarmte }))).toContain(amstelwarmte.brand.name);
  });
});

describe('the mail with it', () => {
  const nextLink = 'https://www.pomp.example/hybride-warmtepomp/';
  const plain = async (request: AdvancedSavingsRequest | BusinessSavingsRequest) =>
    (await savingsMail({ edition, language, request, nextLink, calculatedOn })).text.replaceAll('\u00a0', ' ');

  test('says the outcome with its range, and what is in the attachment', async () => {
    const { subject } = await savingsMail({ edition, language, request: advanced, nextLink, calculatedOn });
    expect(subject).toBe('Wat een warmtepomp je bespaart: 1271AD 3 A');
    const text = await plain(advanced);
    for (const part of [
      'naar schatting € 507 per jaar (tussen € 271 en € 677)',
      'terug in 5 tot 13 jaar',
      '633 m³ minder gas (tussen 405 en 778)',
      '714 kg minder CO₂ uit (tussen',
      'Past een pomp bij je huis? Past.',
      'In de bijlage',
      nextLink,
    ])
      expect(text).toContain(part);
  });

  test('says plainly where nothing is saved', async () => {
    const text = await plain({ ...advanced, gasUsage: 0 });
    expect(text).toContain('je bespaart er geen geld mee');
    expect(text).toContain('Er valt naar schatting geen gas te besparen.');
    expect(text).not.toMatch(/\b0 (m³|kg)/);
  });

  test('says that a pump which would take half a century isn’t earned back', async () => {
    const text = await plain({ ...advanced, gasUsage: 300 });
    expect(text).toContain('48 m³ minder gas');
    expect(text).toContain('Zo verdien je de pomp niet terug.');
  });

  test('to a business is about one home', async () => {
    expect(await plain(business)).toContain('per jaar per woning');
  });

  test('to a business whose homes need more than one pump says how many', async () => {
    // 50 W × 700 m² = 35 kW, of which 40 % is 14: three times 5.
    expect(await plain({ ...business, buildingYear: 1992, buildingSize: 700 })).toContain(
      'Eén pomp is te klein. Reken op 3 pompen',
    );
  });
});
