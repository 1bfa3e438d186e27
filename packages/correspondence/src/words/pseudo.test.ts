import { formatDate, formatLongDate, formatMoment } from '@pomp/domain';
import { words as domain } from '@pomp/domain/words/nl';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { createLanguage } from '@pomp/language';
import { compileDictionary, pseudoLocale, pseudoWords } from '@pomp/language/compile';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import * as correspondence from '../index.js';
import { agreementPdf, answersPdf, letterPdf, savingsPdf } from '../pdfs.js';
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
const about = { firstName: '1', orderNumber: '2', product: '3' };
const links = {
  link: '/1',
  recoveryLink: '/2',
  ordersLink: '/3',
  documentsLink: '/4',
  accountLink: '/5',
  appointmentsLink: '/6',
  termsLink: '/7',
  contactLink: '/8',
  verificationLink: '/9',
};
const all = { ...voice, ...about, ...links };
const kept = [{ what: '1', why: '2', howLong: '3' }];
const customer = { id: '1', name: '2', email: '3' };
const statement = { orderNumber: '1', product: '2', name: '3', reason: '4', moment: '5' };
const rows = [{ field: '1', label: '2', answer: '3' }];

const home = { zip: '1', houseNumber: '2', advanced: true, people: 2, email: '1@2', gasUsage: 1_200 } as const;
const homes = {
  b2b: true,
  people: 0,
  gasUsage: 'o.b.',
  email: '1@2',
  industry: 'woningcorporatie',
  amountOfBuildings: 12,
  buildingYear: 1964,
  typeOfBuilding: 'hoekwoning',
  buildingSize: 95,
} as const;
const savingsRequests = [home, { ...home, gasUsage: 0 }, homes];

const mandate = { mandateId: '1', accountHolder: '2', iban: '3' };

const mails: Record<string, readonly (() => Promise<correspondence.RenderedMail>)[]> = {
  confirmEmailMail: [() => correspondence.confirmEmailMail({ ...all, validFor: correspondence.lasting.hours(24) })],
  deletionAskedMail: [() => correspondence.deletionAskedMail({ ...all, askedOn: '1', kept })],
  deletionNoticeMail: (['asked', 'withdrawn'] as const).map(
    (change) => () => correspondence.deletionNoticeMail({ ...all, change, on: '1', customer, kept }),
  ),
  deletionWithdrawnMail: [() => correspondence.deletionWithdrawnMail(all)],
  emailChangeMail: [() => correspondence.emailChangeMail({ ...all, newEmail: '1' })],
  enquiryMail: [true, false].map(
    (answerable) => () => correspondence.enquiryMail({ ...all, subject: '1', rows, moment: '2', answerable }),
  ),
  firstPasswordMail: [() => correspondence.firstPasswordMail({ ...all, validFor: correspondence.lasting.days(7) })],
  formConfirmationMail: [() => correspondence.formConfirmationMail({ ...all, what: '1', validFor: '2' })],
  messageNoticeMail: [() => correspondence.messageNoticeMail({ ...all, customer, moment: '1' })],
  messageWaitingMail: [() => correspondence.messageWaitingMail({ ...all, author: '1', orderLink: '/1', choiceLink: '/2' })],
  orderConfirmationMail: [
    () =>
      correspondence.orderConfirmationMail({
        ...all,
        orderedOn: '1',
        lines: [{ description: '2', quantity: 3, amount: '4' }],
        total: '5',
        vat: '6',
        vatPercentage: 7,
        address: '8',
        invoiceAddress: '9',
        withdrawUntil: '10',
      }),
  ],
  orderNewsMail: [
    ...(['planInspection', 'inform', 'sign', 'downPayment', 'finalPayment'] as const).flatMap((kind) =>
      [undefined, '1'].map(
        (amount) => () =>
          correspondence.orderNewsMail({
            ...all,
            ask: { kind, amount, label: '1', link: '/10' },
            state: { message: '2', detail: '3' },
          }),
      ),
    ),
    () => correspondence.orderNewsMail({ ...all, complete: true, state: { message: '1' } }),
    () =>
      correspondence.orderNewsMail({
        ...all,
        signed: { documentName: '1', name: '2', moment: '3', verificationCode: '4', verificationLink: '/9', withdrawUntil: '5' },
      }),
    ...(['PY', 'FP'] as const).map(
      (type) => () => correspondence.orderNewsMail({ ...all, paid: [{ type, invoiceNumber: '1', amount: '2', paidOn: '3' }] }),
    ),
    ...(['planned', 'moved', 'cancelled'] as const).map(
      (change) => () =>
        correspondence.orderNewsMail({
          ...all,
          appointments: [{ change, what: '1', moment: '2', address: '3', how: ['4'], callUrl: '/5' }],
        }),
    ),
    () => correspondence.orderNewsMail({ ...all, state: { message: '1' } }),
    () => correspondence.orderNewsMail({ ...all, mandate: { ...mandate, moment: '4', days: 5 } }),
    () =>
      correspondence.orderNewsMail({
        ...all,
        debit: { ...mandate, amount: '4', invoiceNumber: '5', date: '6', paymentLink: '/7' },
      }),
    () =>
      correspondence.orderNewsMail({
        ...all,
        appointments: [{ change: 'planned', what: '1', moment: '2', address: null, how: [], callUrl: null }],
      }),
    ...[['1'], ['1', '2']].map((documents) => () => correspondence.orderNewsMail({ ...all, documents })),
  ],
  newDeviceMail: [
    () => correspondence.newDeviceMail({ ...all, device: '1', moment: '2' }),
    () => correspondence.newDeviceMail({ ...all, device: undefined, moment: '2' }),
  ],
  passkeyAddedMail: [() => correspondence.passkeyAddedMail({ ...all, detailsLink: '/9' })],
  passwordChangedMail: [() => correspondence.passwordChangedMail(all)],
  passwordRecoveryMail: [() => correspondence.passwordRecoveryMail({ ...all, validFor: correspondence.lasting.hours(1) })],
  reminderMail: [
    () => correspondence.reminderMail({ ...all, message: '1', ask: { kind: 'sign', label: '2', link: '/10' }, choiceLink: '/11' }),
  ],
  reservationMail: [
    () =>
      correspondence.reservationMail({
        ...all,
        reservedOn: '1',
        quantity: 2,
        price: '3',
        address: '4',
        invoiceAddress: '5',
        name: '6',
        email: '7',
        phone: '8',
      }),
  ],
  savingsMail: savingsRequests.map(
    (request) => () => correspondence.savingsMail({ ...voice, request, nextLink: '/1', calculatedOn: new Date(0) }),
  ),
  withdrawalMail: [() => correspondence.withdrawalMail({ ...all, statement, repaidBy: '1' })],
  withdrawalNoticeMail: [() => correspondence.withdrawalNoticeMail({ ...all, customer, statement, repaidBy: '1' })],
};

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
