import { formatAddress, formatDate, formatLongDate, formatMoment, type CalendarDate, type House } from '@pomp/domain';
import { numberPages } from '../pdf/number-pages.js';
import { bytesOf, createPdf, sheet } from '../pdf/pdf-document.js';
import { PdfWriter } from '../pdf/pdf-writer.js';
import type { PdfLook } from '../pdf/write-answers.js';
import { identityLines } from '../seller/identity-lines.js';
import { drawQr } from './draw-qr.js';
import { agreementTexts } from './texts.js';

/** What the agreement to sign says. */
export interface AgreementPdf {
  readonly orderNumber: string;
  readonly product: string;
  readonly house: Pick<House, 'address' | 'zipcode' | 'city'>;
  readonly plan: {
    readonly name: string;
    readonly date: CalendarDate;
    /** Hash of its bytes, in hexadecimal digits. */ readonly sha256: string;
  };
  /** The version of the terms that was agreed to, with where it stays to be read. */
  readonly terms?: { readonly version: string; readonly sha256: string; readonly link: string } | undefined;
  /** The name of the customer who agreed. */
  readonly name: string;
  /** The words that were agreed to. */
  readonly consent: string;
  readonly agreedAt: Date;
  /** What it costs in all, VAT included, where the plan says so as data. */
  readonly total?: string | undefined;
  /** What is paid now, VAT included, where its invoice is there. */
  readonly downPayment?: string | undefined;
  /** When it is installed, where that is known. */
  readonly installedOn?: string | undefined;
  /** The last day to withdraw from it. */
  readonly withdrawUntil: CalendarDate;
  readonly verificationCode: string;
  /** Where anyone can have this document checked, with the code in it. */
  readonly verificationLink: string;
  /** Whether a timestamp service is asked about our signature, which can only be once this document is made. */
  readonly timestamped?: boolean | undefined;
}

const label = { x: 0, width: sheet.width * 0.32 };
const value = { x: sheet.width * 0.34, width: sheet.width * 0.66 };
const qrSize = 104;

/** `agreementPdf` wherever the fonts come from: a browser has no files. */
export async function writeAgreement(agreement: AgreementPdf, { fonts, ...voice }: PdfLook): Promise<Uint8Array> {
  const { orderNumber, name, plan, terms, agreedAt, verificationCode, verificationLink } = agreement;
  const { edition, language } = voice;
  const texts = language.texts(agreementTexts).pdf;
  const { color } = edition.brand.theme;
  const seller = edition.brand.name;
  const moment = formatMoment(agreedAt, language);
  const title = texts.titleOfOrder({ orderNumber });
  const pdf = createPdf({
    voice,
    fonts,
    title,
    subject: texts.subject({ seller }),
    madeOn: agreedAt,
  });
  const page = new PdfWriter(pdf, voice);
  const plain = { font: 'text', size: 11, color: color.ink } as const;
  const quiet = { font: 'text', size: 11, color: color.inkMuted } as const;
  const strong = { font: 'strong', size: 11, color: color.ink } as const;

  page.letterhead();
  page.heading('H1', texts.title);
  page.text('P', texts.agreed({ name, moment, orderNumber }), plain);
  page.space(22);

  const facts = [
    [texts.signedBy, name],
    [texts.when, texts.moment({ moment, iso: agreedAt.toISOString() })],
    [texts.agreedTo, texts.consent({ consent: agreement.consent })],
    [texts.document, texts.documentOf({ name: plan.name, date: formatLongDate(plan.date, language) })],
    [texts.fingerprint, inGroups(plan.sha256)],
    ...(terms
      ? ([
          [texts.terms, texts.termsOf(terms)],
          [texts.termsFingerprint, inGroups(terms.sha256)],
        ] as const)
      : []),
    ...(agreement.total === undefined ? [] : ([[texts.total, texts.totalOf({ amount: agreement.total })]] as const)),
    ...(agreement.downPayment === undefined
      ? []
      : ([[texts.downPayment, texts.downPaymentOf({ amount: agreement.downPayment })]] as const)),
    ...(agreement.installedOn === undefined ? [] : ([[texts.installation, agreement.installedOn]] as const)),
    [texts.order, texts.orderOf({ orderNumber, product: agreement.product })],
    [texts.address, formatAddress(agreement.house)],
  ] as const;
  page.heading('H2', texts.facts);
  page.list(
    facts.map(([what, fact]) => ({
      cells: [
        { tag: 'Lbl', text: what, style: quiet, ...label },
        { tag: 'LBody', text: fact, style: strong, ...value },
      ],
    })),
  );
  page.space(22);

  page.heading('H2', texts.check);
  page.figureBeside(
    { alt: texts.qrCode({ link: verificationLink }), size: qrSize },
    [
      { tag: 'P', text: texts.howToCheck({ link: verificationLink.replace(/\?.*$/, ''), seller }), style: plain },
      { tag: 'P', text: texts.code({ verificationCode }), style: { ...strong, size: 15 } },
      ...(agreement.timestamped ? [{ tag: 'P', text: texts.timestamped, style: quiet }] : []),
    ],
    (left, top) => drawQr(pdf, verificationLink, { left, top, size: qrSize, color: color.ink }),
  );

  page.space(22);
  const { withdrawal } = texts;
  const until = formatLongDate(agreement.withdrawUntil, language);
  page.heading('H2', withdrawal.title);
  page.text('P', withdrawal.right({ until }), plain);
  page.space(8);
  page.text('P', withdrawal.money, plain);
  page.space(22);
  page.heading('H2', withdrawal.form);
  page.text('P', withdrawal.formIntro, quiet, { leads: true });
  page.space(6);
  page.list(
    (
      [
        [withdrawal.to, identityLines(voice).join('\n')],
        [withdrawal.statement, texts.orderOf({ orderNumber, product: agreement.product })],
        [withdrawal.agreedOn, formatLongDate(agreedAt, language)],
        [withdrawal.name, name],
        [withdrawal.address, formatAddress(agreement.house)],
        [withdrawal.signature, ' '],
        [withdrawal.date, ' '],
      ] as const
    ).map(([what, fact]) => ({
      cells: [
        { tag: 'Lbl', text: what, style: quiet, ...label },
        { tag: 'LBody', text: fact, style: plain, ...value },
      ],
    })),
    { whole: true },
  );

  page.end();
  numberPages(pdf, voice, `${title} · ${formatDate(agreedAt, language)}`);
  return bytesOf(pdf);
}

/** Eight digits at a time, so that people can compare them. */
const inGroups = (sha256: string) => sha256.replace(/.{8}(?=.)/g, '$& ');
