import { signedConsent, type MailedSavingsRequest } from '@pomp/domain';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition } from '@pomp/edition/editions/pomp';
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { agreementPdf, answersPdf, letterPdf, savingsPdf } from '../pdfs.js';
import { dutch as language } from '../words/languages.stories.setup.js';

const madeOn = new Date('2026-11-21T09:00:00.000Z');
const house = { address: 'Havenstraat,3 A', zipcode: '1271 AD', city: 'Huizen' };
const link = 'https://www.pomp.example/controle/?code=K7QM-2F9D-X4TB-8HZR';
const home: MailedSavingsRequest = {
  zip: '1271AD',
  houseNumber: '3',
  advanced: true,
  people: 2,
  email: 's@p.example',
  gasUsage: 1_200,
};

/** The smallest JPEG: one grey pixel. */
const jpeg = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
).buffer;

/** What several tests look at is written once: that takes longer than to look. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const answers = (rowsEach: number, voice = { edition, language }) =>
  answersPdf({
    ...voice,
    title: 'Woninggegevens',
    house,
    generatedOn: madeOn,
    missing: [],
    sections: Array.from({ length: 9 }, (_, section) => ({
      title: `Deel ${section + 1}`,
      rows: Array.from({ length: rowsEach }, (_row, row) => ({ field: `${row}`, label: `Vraag ${row + 1}`, answer: 'Ja' })),
    })),
  });
const films = once(() =>
  answersPdf({
    edition,
    language,
    title: 'Installatiegegevens',
    house,
    generatedOn: madeOn,
    missing: [{ section: 'Koppeling', questions: [] }],
    sections: [
      {
        title: 'Foto’s',
        rows: [
          {
            field: 'photos',
            label: 'De ketel',
            answer: '2 bestanden',
            pictures: [
              { name: 'ketel.jpg', alt: 'Foto 1 van 2: de ketel', jpeg, width: 300, height: 400 },
              { name: 'rondje.mov', alt: 'Filmpje 2 van 2: de ketel', jpeg, width: 400, height: 300, film: true },
            ],
          },
        ],
      },
    ],
  }),
);
const agreement = (voice: { edition: typeof edition; language: typeof language }, name = 'Marieke de Wit') =>
  agreementPdf({
    ...voice,
    orderNumber: '2026-01482',
    product: 'Pomp AO',
    house,
    plan: { name: 'Installatieplan', date: '2026-11-18', sha256: '6ca13d52'.repeat(8) },
    name,
    consent: signedConsent(language),
    agreedAt: madeOn,
    downPayment: '€ 1.700',
    withdrawUntil: '2026-12-07',
    verificationCode: 'K7QM-2F9D-X4TB-8HZR',
    verificationLink: link,
  });
type Letter = Parameters<typeof letterPdf>[0];
const letter = (facts: Letter['facts'] = [['Wat', 'Eén']], rest: Partial<Letter> = {}) =>
  letterPdf({ edition, language, title: 'Installatieplan', paragraphs: ['We plaatsen een pomp.'], facts, madeOn, ...rest });
const work = [{ title: 'Dit doen wij', lines: ['Plaatsen', 'Aansluiten op je cv-ketel'] }];
const savings = once(() => savingsPdf({ edition, language, request: home, calculatedOn: madeOn }));

const open = async (pdf: Promise<Uint8Array>) => getDocument({ data: new Uint8Array(await pdf), verbosity: 0 }).promise;
const pagesOf = (document: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}
const treeOf = async (page: PDFPageProxy) => (await page.getStructTree()) as Node;
const nodesOf = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** The contents that are neither read aloud nor marked as decoration, by what draws them. */
async function untagged(page: PDFPageProxy): Promise<readonly string[]> {
  const draws = new Set([OPS.showText, OPS.paintImageXObject, OPS.constructPath, OPS.fill, OPS.stroke, OPS.shadingFill]);
  const begins = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps]);
  const { fnArray } = await page.getOperatorList();
  let depth = 0;
  const found: string[] = [];
  for (const operation of fnArray) {
    if (begins.has(operation)) depth += 1;
    else if (operation === OPS.endMarkedContent) depth -= 1;
    else if (draws.has(operation) && depth === 0)
      found.push(Object.entries(OPS).find(([, value]) => value === operation)?.[0] ?? '?');
  }
  return found;
}

/** Ids of marked contents that no tag leads to: a screen reader never says them. */
async function unread(page: PDFPageProxy): Promise<readonly string[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const inTree = new Set(nodesOf(await treeOf(page)).flatMap(({ type, id }) => (type === 'content' && id ? [id] : [])));
  const marked = items as readonly { readonly id?: string; readonly tag?: string }[];
  return marked.flatMap(({ id, tag }) => (id && tag !== 'Artifact' && !inTree.has(id) ? [id] : []));
}

describe.each([
  ['answers', () => answers(3)],
  ['answers with a film', films],
  ['a signed agreement', () => agreement({ edition, language })],
  ['the same of a seller with a legal identity', () => agreement({ edition: amstelwarmte, language })],
  ['a letter', () => letter()],
  ['a letter without facts', () => letter([])],
  ['a letter with a note and lists', () => letter(undefined, { note: 'Bron: RVO.', lists: work })],
  ['a calculation', savings],
])('%s as a PDF keep the rules of PDF/UA-1 that can be checked', (_what, make) => {
  let document: PDFDocumentProxy;
  beforeAll(async () => {
    document = await open(make());
  });

  test('as a document: claimed, tagged, with a language and a title that is shown', async () => {
    const { info, metadata } = await document.getMetadata();
    expect(String(metadata.getRaw())).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(info).toMatchObject({ Language: 'nl-NL', Title: expect.stringMatching(/\S/) });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  test('in its contents: all is read or decoration, in the right places', async () => {
    const pages = await pagesOf(document);
    for (const page of pages) {
      expect(await untagged(page)).toEqual([]);
      expect(await unread(page)).toEqual([]);
    }
    const nodes = (await Promise.all(pages.map(treeOf))).flatMap(nodesOf);
    const headings = nodes.flatMap(({ role }) => (role && /^H\d$/.test(role) ? [Number(role.slice(1))] : []));
    expect(headings[0]).toBe(1);
    for (const [index, level] of headings.entries()) expect(level).toBeLessThanOrEqual((headings[index - 1] ?? 0) + 1);
    for (const { role, alt, children = [] } of nodes) {
      const below = children.flatMap((child) => child.role ?? []);
      if (role === 'Figure') expect(alt).toMatch(/\S/);
      if (role === 'L') expect(new Set(below)).toEqual(new Set(['LI']));
      if (role === 'LI') for (const part of below) expect(['Lbl', 'LBody']).toContain(part);
    }
  });
});

/** What a page ends with, apart from its number and the seller's small print, which stand in the margin. */
async function lastRoleOn(page: PDFPageProxy): Promise<string | undefined> {
  const document = nodesOf(await treeOf(page)).find(({ role }) => role === 'Document');
  return document?.children?.at(-1)?.role;
}

describe('pages', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('never end with a heading: %i answers in each section', async (rows) => {
    const pages = await pagesOf(await open(answers(rows)));
    for (const page of pages) expect(await lastRoleOn(page)).not.toMatch(/^H/);
  });

  test('of a calculation neither, nor with what leads to a table', async () => {
    for (const page of await pagesOf(await open(savings()))) expect(await lastRoleOn(page)).not.toMatch(/^H/);
  });

  test.each([1, 6, 12, 18, 24])('never hold a QR code alone: a name of %i times a word', async (count) => {
    const pages = await pagesOf(await open(agreement({ edition: amstelwarmte, language }, 'Wilhelmina '.repeat(count))));
    for (const page of pages) {
      const roles = nodesOf(await treeOf(page)).map(({ role }) => role);
      if (roles.includes('Figure')) expect(roles).toContain('H2');
    }
  });
});

async function textOf(pdf: Promise<Uint8Array>): Promise<string> {
  const contents = await Promise.all((await pagesOf(await open(pdf))).map((page) => page.getTextContent()));
  return contents
    .flatMap(({ items }) => items.flatMap((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : [])))
    .join('');
}

test('the small two of CO₂ is a letter that the document has', async () => {
  const text = await textOf(savings());
  expect(text).toContain('CO₂');
  expect(text).not.toContain('\u0000');
});

test('a film is called a film under its picture, and shown with the sign to play it', async () => {
  const text = await textOf(films());
  expect(text).toContain('Filmpje: rondje.mov');
  expect(text).not.toContain('Filmpje: ketel.jpg');
});

describe('what the font of the text has no glyph for', () => {
  const named = (name: string) => textOf(agreement({ edition, language }, name));

  test.each(['Nguyễn Thị Hương', 'Nguyễn Thị Hương'.normalize('NFD'), 'Đặng 5 m³ → CO₂'])(
    'is in the document: %s',
    async (name) => {
      const text = await named(name);
      expect(text).toContain(name.normalize('NFC'));
      expect(text).not.toContain('\u0000');
    },
  );

  test('and no other font has either is seen to be missing, as one sign each', async () => {
    const text = await named('Αλ Ж👨‍👩‍👧 ©\ufe0f x\u2011y');
    expect(text).toContain('?? ?? © x-y');
    expect(text).not.toContain('\u0000');
  });

  test('is in amounts of another language, and in the labels of a chart', async () => {
    const text = await textOf(
      savingsPdf({ edition, language: { ...language, locale: 'fr-FR' }, request: home, calculatedOn: madeOn }),
    );
    expect(text).toMatch(/\d\s\d{3} €/);
    expect(text).not.toContain('\u0000');
  });

  test('is in names under pictures, which are cut off where they are long', async () => {
    const rows = [
      {
        field: 'photos',
        label: 'De ketel',
        answer: '1 bestand',
        pictures: [{ name: 'nhà bếp của Hương.jpg', alt: 'Foto', jpeg, width: 300, height: 400 }],
      },
    ];
    const about = { title: 'Installatiegegevens', house, generatedOn: madeOn, missing: [] };
    const text = await textOf(answersPdf({ edition, language, ...about, sections: [{ title: 'Foto’s', rows }] }));
    expect(text).toContain('nhà bếp của Hương.jpg');
  });

  test('stands on the line of what is beside it', async () => {
    const [page] = await pagesOf(await open(agreement({ edition, language }, 'Sem Hương')));
    const { items } = (await page?.getTextContent()) ?? { items: [] };
    const line = items.flatMap((item) => ('str' in item && /Sem|Hương/.test(item.str) ? [Number(item.transform[5])] : []));
    // The name stands in two lines: in what was agreed, and in who did.
    expect(line.length).toBeGreaterThan(2);
    expect(new Set(line).size).toBe(2);
  });

  test('leaves lines where they were typed, each from the margin', async () => {
    const [page] = await pagesOf(await open(letter([['Wat', 'Kit droogt.\nHương belt\n\nTwee met Nguyễn\nSlot']])));
    const { items } = (await page?.getTextContent()) ?? { items: [] };
    const placed = items.flatMap((item) =>
      'str' in item && /^(?:Kit|Hương|Twee|Slot)/.test(item.str)
        ? [[Number(item.transform[4]), Number(item.transform[5])] as const]
        : [],
    );
    expect(placed).toHaveLength(4);
    expect(new Set(placed.map(([x]) => x)).size).toBe(1);
    const steps = placed.slice(1).map(([, y], index) => (placed[index]?.[1] ?? 0) - y);
    // In lines: fonts differ in height by a point.
    expect(steps.map((step) => Math.round(step / (steps[0] ?? 0)))).toEqual([1, 2, 1]);
  });

  test('makes its lines as high as they are drawn: as much room is left below many as below few', async () => {
    const roomBelow = async (name: string) => {
      const [page] = await pagesOf(
        await open(
          letter([
            ['Wat', name],
            ['Daarna', 'Eén'],
          ]),
        ),
      );
      const { items } = (await page?.getTextContent()) ?? { items: [] };
      const placed = items.flatMap((item) => ('str' in item ? [{ text: item.str, y: Number(item.transform[5]) }] : []));
      const lowest = Math.min(...placed.filter(({ text }) => text.includes('ươ')).map(({ y }) => y));
      return lowest - (placed.find(({ text }) => text.includes('Daarna'))?.y ?? Number.NaN);
    };
    expect(await roomBelow('Hương '.repeat(80))).toBeCloseTo(await roomBelow('Hương '.repeat(40)));
  });
});
