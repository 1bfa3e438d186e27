import { formatAddress, formatDate, formatLongDate, formatMoment, type CalendarDate, type House } from '@pomp/domain';
import { bytesOf, createPdf, numberPages, sheet } from '../pdf/pdf-document.js';
import { PdfWriter } from '../pdf/pdf-writer.js';
import type { PdfLook } from '../pdf/write-answers.js';
import { drawQr } from './draw-qr.js';
import { agreementTexts } from './texts.js';

export interface AgreementPdf {
  readonly orderNumber: string;
  readonly product: string;
  readonly house: Pick<House, 'address' | 'zipcode' | 'city'>;
  readonly plan: {
    readonly name: string;
    readonly date: CalendarDate;
    /** Hash of its bytes, in hexadecimal digits. */ readonly sha256: string;
  };
  /** The name of the customer who agreed. */
  readonly name: string;
  /** The words that were agreed to. */
  readonly consent: string;
  readonly agreedAt: Date;
  readonly verificationCode: string;
  /** Where anyone can have this document checked, with the code in it. */
  readonly verificationLink: string;
}

const label = { x: 0, width: sheet.width * 0.32 };
const value = { x: sheet.width * 0.34, width: sheet.width * 0.66 };
const qrSize = 104;
/** How it is checked: someone who scans the code has to see what it is for. */
const checkHeight = qrSize + 130;

/** `agreementPdf` wherever the fonts come from: a browser has no files. */
export async function writeAgreement(agreement: AgreementPdf, { fonts, ...voice }: PdfLook): Promise<Uint8Array> {
  const { orderNumber, name, plan, agreedAt, verificationCode, verificationLink } = agreement;
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

  page.heading('H2', texts.check, checkHeight);
  page.text('P', texts.howToCheck({ link: verificationLink.replace(/\?.*$/, ''), seller }), plain);
  page.space(12);
  page.text('P', texts.code({ verificationCode }), { ...strong, size: 15 });
  page.space(10);
  page.figure({ alt: texts.qrCode({ link: verificationLink }), size: qrSize }, (left, top) =>
    drawQr(pdf, verificationLink, { left, top, size: qrSize, color: color.ink }),
  );

  page.end();
  numberPages(pdf, voice, `${title} · ${formatDate(agreedAt, language)}`);
  return bytesOf(pdf);
}

/** Eight digits at a time, so that people can compare them. */
const inGroups = (sha256: string) => sha256.replace(/.{8}(?=.)/g, '$& ');
