import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition } from '@pomp/edition/editions/pomp';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { orderNewsMail } from '../index.js';
import { agreementPdf } from '../pdfs.js';
import { dutch as language } from '../words/languages.stories.setup.js';

const link = 'https://www.pomp.example/controle/?code=K7QM-2F9D-X4TB-8HZR';
const agreement: Parameters<typeof agreementPdf>[0] = {
  edition,
  language,
  orderNumber: '2026-01482',
  product: 'Pomp AO',
  house: { address: 'Havenstraat,3 A', zipcode: '1271 AD', city: 'Huizen' },
  plan: { name: 'Installatieplan', date: '2026-11-18', sha256: '6ca13d52'.repeat(8) },
  name: 'Marieke Łódź',
  consent: 'Ik heb het gelezen',
  agreedAt: new Date('2026-11-21T09:04:00.000Z'),
  downPayment: '€ 1.700',
  installedOn: '12 januari 2027 om 08:00',
  withdrawUntil: '2026-12-07',
  verificationCode: 'K7QM-2F9D-X4TB-8HZR',
  verificationLink: link,
};

const open = async (pdf: typeof agreement) => getDocument({ data: new Uint8Array(await agreementPdf(pdf)), verbosity: 0 }).promise;

async function textOf(document: Awaited<ReturnType<typeof open>>, page = 1) {
  const { items } = await (await document.getPage(page)).getTextContent();
  return items
    .flatMap((item) => ('str' in item ? item.str : []))
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('the confirmation of a signature', () => {
  test('says what was agreed to, by whom, when, what is paid, until when it can be withdrawn from and how, and how to check it', async () => {
    const document = await open(agreement);
    const pages = await Promise.all(Array.from({ length: document.numPages }, (_, page) => textOf(document, page + 1)));
    const text = pages.join(' ');
    for (const part of [
      'Marieke Łódź ging op 21 november 2026 om 10:04 uur akkoord',
      '2026-01482, Pomp AO',
      'Havenstraat 3 A, 1271 AD Huizen',
      'Installatieplan van 18 november 2026',
      '2026-11-21T09:04:00.000Z',
      '‘Ik heb het gelezen’',
      'Aanbetaling van € 1.700, btw inbegrepen',
      '12 januari 2027 om 08:00',
      'zonder reden herroepen tot en met 7 december 2026',
      'Formulier voor herroeping',
      'Hierbij herroep ik onze overeenkomst over 2026-01482, Pomp AO',
      'ga naar https://www.pomp.example/',
      'Controlecode: K7QM-2F9D-X4TB-8HZR',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('keeps how it is checked together', async () => {
    const document = await open({ ...agreement, consent: `${agreement.consent}, en `.repeat(30) });
    const pages = await Promise.all(Array.from({ length: document.numPages }, (_, page) => textOf(document, page + 1)));
    const checked = pages.filter((text) => text.includes('Controleer deze bevestiging') || text.includes('Controlecode'));
    expect(checked).toHaveLength(1);
  });

  test.each([1, 8, 11, 16])('keeps the form to withdraw with on one page: a consent of %i times a line', async (count) => {
    const document = await open({
      ...agreement,
      edition: amstelwarmte,
      consent: `${agreement.consent}, en nog veel meer. `.repeat(count * 3),
    });
    const pages = await Promise.all(Array.from({ length: document.numPages }, (_, page) => textOf(document, page + 1)));
    expect(pages.find((text) => text.includes('Formulier voor herroeping'))).toContain('Handtekening');
  });

  test('is tagged, and tells screen readers where the QR code leads', async () => {
    const document = await open(agreement);
    const trees = Array.from({ length: document.numPages }, async (_, page) => (await document.getPage(page + 1)).getStructTree());
    const tree = JSON.stringify(await Promise.all(trees));
    expect(tree).toContain(`"alt":"QR-code van ${link}"`);
    for (const role of ['H1', 'H2', 'LI', 'Figure']) expect(tree).toContain(`"role":"${role}"`);
  });

  test('is the same file for the same agreement, and wears the brand', async () => {
    expect(Buffer.from(await agreementPdf(agreement)).equals(Buffer.from(await agreementPdf(agreement)))).toBe(true);
    const text = await textOf(await open({ ...agreement, edition: amstelwarmte }));
    expect(text).toContain(amstelwarmte.brand.name);
    expect(text).not.toContain('wat Pomp');
    expect(text).toContain('KvK 00012345');
  });
});

test('someone who signed hears it with the code, and what to do when it was someone else', async () => {
  const { subject, text, html } = await orderNewsMail({
    edition,
    language,
    firstName: 'Marieke',
    orderNumber: '2026-01482',
    product: 'Pomp AO',
    signed: {
      documentName: 'Installatieplan',
      name: 'Marieke <b>de Wit</b>',
      moment: '21 november 2026 om 10:04',
      verificationCode: 'K7QM-2F9D-X4TB-8HZR',
      verificationLink: link,
      withdrawUntil: '7 december 2026',
    },
    ordersLink: 'https://www.pomp.example/account/bestellingen/',
    documentsLink: 'https://www.pomp.example/account/documenten/?orderId=1',
    appointmentsLink: 'https://www.pomp.example/account/afspraken/',
  });
  expect(subject).toBe('Je hebt getekend voor bestelling 2026-01482');
  for (const part of [
    'Marieke <b>de Wit</b> ging op 21 november 2026 om 10:04 uur akkoord met ‘Installatieplan’',
    'K7QM-2F9D-X4TB-8HZR',
    'Tot en met 7 december 2026 kun je de overeenkomst herroepen',
    'Heb jij niet getekend?',
    'https://www.pomp.example/account/documenten/?orderId=1',
  ])
    expect(text).toContain(part);
  expect(html).not.toContain('<b>de Wit</b>');
});
