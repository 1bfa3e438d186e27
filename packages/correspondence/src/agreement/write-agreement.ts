import { formatAddress, formatDate, formatLongDate, formatMoment, type CalendarDate, type House } from '@pomp/domain';
import { bytesOf, createPdf, numberPages, sheet } from '../pdf/pdf-document.js';
import { PdfWriter } from '../pdf/pdf-writer.js';
import type { PdfLook } from '../pdf/write-answers.js';
import { drawQr } from './draw-qr.js';

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
export async function writeAgreement(agreement: AgreementPdf, { edition, fonts }: PdfLook): Promise<Uint8Array> {
  const { orderNumber, name, plan, agreedAt, verificationCode, verificationLink } = agreement;
  const { color } = edition.brand.theme;
  const title = `Getekende overeenkomst ${orderNumber}`;
  const pdf = createPdf({
    edition,
    fonts,
    title,
    subject: `Bevestiging van een akkoord bij ${edition.brand.name}`,
    madeOn: agreedAt,
  });
  const page = new PdfWriter(pdf, edition);
  const plain = { font: 'text', size: 11, color: color.ink } as const;
  const quiet = { font: 'text', size: 11, color: color.inkMuted } as const;
  const strong = { font: 'strong', size: 11, color: color.ink } as const;

  page.letterhead();
  page.heading('H1', 'Getekende overeenkomst');
  page.text(
    'P',
    `${name} ging op ${formatMoment(agreedAt, edition)} uur akkoord met het installatieplan van bestelling ${orderNumber}. Bewaar deze bevestiging goed.`,
    plain,
  );
  page.space(22);

  const facts = [
    ['Getekend door', name],
    ['Wanneer', `${formatMoment(agreedAt, edition)} uur (${agreedAt.toISOString()})`],
    ['Akkoord met', `‘${agreement.consent}’`],
    ['Document', `${plan.name} van ${formatLongDate(plan.date, edition)}`],
    ['Vingerafdruk van het document (SHA-256)', inGroups(plan.sha256)],
    ['Bestelling', `${orderNumber}, ${agreement.product}`],
    ['Adres', formatAddress(agreement.house)],
  ] as const;
  page.heading('H2', 'Waarmee je akkoord ging');
  page.list(
    facts.map(([what, fact]) => ({
      cells: [
        { tag: 'Lbl', text: what, style: quiet, ...label },
        { tag: 'LBody', text: fact, style: strong, ...value },
      ],
    })),
  );
  page.space(22);

  page.heading('H2', 'Controleer deze bevestiging', checkHeight);
  page.text(
    'P',
    `Is deze bevestiging echt, en is er niets aan veranderd? Iedereen kan dat controleren. Scan de code of ga naar ${verificationLink.replace(/\?.*$/, '')} en vul de controlecode in. Kies daar ook het bestand: de pagina vergelijkt het met wat ${edition.brand.name} met een eigen digitale handtekening heeft vastgelegd.`,
    plain,
  );
  page.space(12);
  page.text('P', `Controlecode: ${verificationCode}`, { ...strong, size: 15 });
  page.space(10);
  page.figure({ alt: `QR-code van ${verificationLink}`, size: qrSize }, (left, top) =>
    drawQr(pdf, verificationLink, { left, top, size: qrSize, color: color.ink }),
  );

  page.end();
  numberPages(pdf, edition.brand, `${title} · ${formatDate(agreedAt, edition)}`);
  return bytesOf(pdf);
}

/** Eight digits at a time, so that people can compare them. */
const inGroups = (sha256: string) => sha256.replace(/.{8}(?=.)/g, '$& ');
