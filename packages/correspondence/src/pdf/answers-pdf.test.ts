import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition } from '@pomp/edition/editions/pomp';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { answersPdf } from '../pdfs.js';
import { dutch as language } from '../words/languages.stories.setup.js';

type AnswersPdf = Parameters<typeof answersPdf>[0];

const filled: AnswersPdf = {
  edition,
  language,
  title: 'Woninggegevens',
  house: { address: 'Havenstraat,3 A', zipcode: '1271 AD', city: 'Huizen' },
  generatedOn: new Date('2026-11-21T09:00:00.000Z'),
  missing: [
    { section: 'Verbruik', questions: ['Hoeveel gas gebruik je per jaar?', 'Hoeveel water gebruik je per jaar?'] },
    { section: 'Energielabel', questions: [] },
  ],
  sections: [
    {
      title: 'Woning',
      rows: [
        { field: 'buildingSize', label: 'Hoe groot is het woonoppervlak?', answer: '1.450 m²' },
        { field: 'other', label: 'Waarmee nog meer?', answer: 'Een kachel uit Łódź, ‘zo goed als nieuw’' },
      ],
    },
    { title: 'Verbruik', rows: [{ field: 'gasConsumption', label: 'Hoeveel gas gebruik je per jaar?', answer: undefined }] },
  ],
};

/** What a reader gets of it. */
async function read(pdf: AnswersPdf): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(await answersPdf(pdf)), verbosity: 0 }).promise;
}

async function textOf(document: PDFDocumentProxy): Promise<string> {
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, page) => (await document.getPage(page + 1)).getTextContent()),
  );
  return pages
    .flatMap(({ items }) => items.flatMap((item) => ('str' in item ? item.str : [])))
    .join(' ')
    .replace(/\s+/g, ' ');
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}
const rolesOf = ({ role, children = [] }: Node): readonly string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

const altsOf = ({ role, alt, children = [] }: Node): readonly (string | undefined)[] => [
  ...(role === 'Figure' ? [alt] : []),
  ...children.flatMap(altsOf),
];

async function figuresOf(document: PDFDocumentProxy): Promise<readonly (string | undefined)[]> {
  const trees = await Promise.all(
    Array.from({ length: document.numPages }, async (_, page) => (await document.getPage(page + 1)).getStructTree()),
  );
  return trees.flatMap((tree) => altsOf(tree as Node));
}

async function paintedOn(document: PDFDocumentProxy): Promise<readonly number[]> {
  const lists = await Promise.all(
    Array.from({ length: document.numPages }, async (_, page) => (await document.getPage(page + 1)).getOperatorList()),
  );
  return lists.map(({ fnArray }) => fnArray.filter((operation) => operation === OPS.paintImageXObject).length);
}

/** The smallest JPEG: one grey pixel. */
const pixel = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
).buffer;

const withPhotos = (count: number): AnswersPdf => ({
  ...filled,
  missing: [],
  sections: [
    {
      title: 'Foto’s',
      rows: [
        {
          field: 'photos',
          label: 'Foto’s van je gasketel',
          answer: `${count + 1} bestanden`,
          pictures: Array.from({ length: count }, (_, index) => ({
            name: `ketel-${index + 1}.jpg`,
            alt: `Foto ${index + 1}: de ketel`,
            jpeg: pixel,
            width: 300,
            height: 400,
          })),
          unseen: ['rondje.mov', 'kapot.jpg'],
        },
        { field: 'pipes', label: 'Kun je de leidingen zien?', answer: 'Ja' },
      ],
    },
  ],
});

/** More than fits on a page. */
const long: AnswersPdf = {
  ...filled,
  sections: Array.from({ length: 12 }, (_, section) => ({
    title: `Deel ${section + 1}`,
    rows: Array.from({ length: 8 }, (_row, row) => ({
      field: `${row}`,
      label: `Vraag ${section + 1}.${row + 1}?`,
      answer: `Antwoord ${section + 1}.${row + 1}`,
    })),
  })),
};

describe('the answers as a PDF', () => {
  test('say which house they are about and when they were like that', async () => {
    const text = await textOf(await read(filled));
    expect(text).toContain('Woninggegevens');
    expect(text).toContain('Havenstraat 3 A, 1271 AD Huizen');
    expect(text).toContain('Dit weten we op 21 november 2026.');
  });

  test('have every question with its answer, letters of any language whole', async () => {
    const text = await textOf(await read(filled));
    expect(text).toContain('Hoe groot is het woonoppervlak? 1.450 m²');
    expect(text).toContain('Waarmee nog meer? Een kachel uit Łódź, ‘zo goed als nieuw’');
    expect(text).toContain('Hoeveel gas gebruik je per jaar? Niet ingevuld');
  });

  test('begin with what is missing, where something is', async () => {
    const text = await textOf(await read(filled));
    expect(text).toContain(
      'Dit ontbreekt nog Verbruik Hoeveel gas gebruik je per jaar? Hoeveel water gebruik je per jaar? Energielabel Nog niet afgerond Woning',
    );
    expect(await textOf(await read({ ...filled, missing: [] }))).not.toContain('ontbreekt');
  });

  test('are tagged, so that they are read aloud in order and by heading', async () => {
    const document = await read(filled);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = await (await document.getPage(1)).getStructTree();
    const roles = rolesOf(tree as Node);
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2', 'H2', 'H2']);
    for (const role of ['Document', 'P', 'L', 'LI', 'Lbl', 'LBody']) expect(roles).toContain(role);
  });

  test('are Dutch, with a title of their own and bookmarks', async () => {
    const document = await read(filled);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Woninggegevens Havenstraat 3 A, 1271 AD Huizen', Author: 'Pomp', Language: 'nl-NL' });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['Woninggegevens', 'Dit ontbreekt nog', 'Woning', 'Verbruik']);
  });

  test('show photos under their question, and say what each shows and is called', async () => {
    const document = await read(withPhotos(3));
    expect(await figuresOf(document)).toEqual(['Foto 1: de ketel', 'Foto 2: de ketel', 'Foto 3: de ketel']);
    expect(await paintedOn(document)).toEqual([3]);
    expect(await textOf(document)).toContain(
      'Te vinden in je account: rondje.mov, kapot.jpg ketel-1.jpg ketel-2.jpg ketel-3.jpg Kun je de leidingen zien?',
    );
  });

  test('go on over pages with photos, each whole on one of them', async () => {
    const document = await read(withPhotos(25));
    expect(document.numPages).toBeGreaterThan(2);
    const painted = await paintedOn(document);
    expect(painted.reduce((sum, count) => sum + count)).toBe(25);
    expect(painted.slice(0, -1).every((count) => count % 3 === 0)).toBe(true);
    expect(await figuresOf(document)).toHaveLength(25);
    expect(await textOf(document)).toContain('ketel-25.jpg Kun je de leidingen zien? Ja');
  });

  test('go on over as many pages as they need, numbered, without losing a line', async () => {
    const document = await read(long);
    expect(document.numPages).toBeGreaterThan(3);
    const text = await textOf(document);
    for (const { rows } of long.sections) for (const { label, answer } of rows) expect(text).toContain(`${label} ${answer}`);
    expect(text).toContain(`· 2 van ${document.numPages}`);
  });

  test('say under the first page who the seller is by law, where the seller has that', async () => {
    const unnamed = { ...edition, seller: { ...edition.seller, legal: undefined } };
    const anonymous = await textOf(await read({ ...long, edition: unnamed }));
    expect(anonymous).not.toContain('KvK');
    expect(anonymous).toContain('Pomp 088 000 12 34 · klantenservice@pomp.example');
    const pages = await read({ ...long, edition: amstelwarmte });
    expect(pages.numPages).toBe((await read(long)).numPages);
    const text = await textOf(pages);
    expect(text.split('KvK 00012345 · btw NL000123456B01 · 020 000 56 78 · hulp@amstelwarmte.example')).toHaveLength(2);
    expect(text).toContain('Amstelwarmte Coöperatief U.A. · Weesperzijde 1, 1091 EA Amsterdam');
    expect(text).not.toContain('voorbeeldgegevens');
  });

  test('call an identity an example that the seller hasn’t confirmed', async () => {
    const { legal, phone, email } = edition.seller;
    const text = await textOf(await read(long));
    expect(legal?.isExample).toBe(true);
    expect(text).toContain(
      `${legal?.name} · ${legal?.address.street}, ${legal?.address.postCode} ${legal?.address.city} · voorbeeldgegevens, nog niet bevestigd`,
    );
    expect(text).toContain(`KvK ${legal?.kvkNumber} · btw ${legal?.vatNumber} · ${phone} · ${email}`);
  });

  test('are the same file for the same answers at the same moment, and wear the brand', async () => {
    expect(Buffer.from(await answersPdf(filled)).equals(Buffer.from(await answersPdf(filled)))).toBe(true);
    const document = await read({ ...filled, edition: amstelwarmte });
    expect((await document.getMetadata()).info).toMatchObject({ Author: amstelwarmte.brand.name });
    expect(await textOf(document)).toContain(amstelwarmte.brand.name);
  });
});
