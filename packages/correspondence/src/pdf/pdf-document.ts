import PDFDocument from 'pdfkit';
import type { Voice } from '../seller/voice.js';
import type { PdfFont, PdfFonts } from './pdf-fonts.js';

export type PdfDocument = InstanceType<typeof PDFDocument>;

export interface PdfProperties {
  readonly voice: Voice;
  readonly fonts: PdfFonts;
  readonly title: string;
  readonly subject: string;
  readonly madeOn: Date;
}

/** A4 in points. */
export const sheet = { left: 56, top: 64, width: 595.28 - 2 * 56, bottom: 841.89 - 72 } as const;

/** A tagged document (PDF/UA-1) in the fonts of an edition and the language of its reader: readers hear it in order, and know what is a heading. Pages stay open for their footers. */
export function createPdf({ voice: { edition, language }, fonts, title, subject, madeOn }: PdfProperties): PdfDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { left: sheet.left, right: sheet.left, top: sheet.top, bottom: 841.89 - sheet.bottom },
    pdfVersion: '1.7',
    tagged: true,
    // Its types don't know this one.
    ...({ subset: 'PDF/UA' } as object),
    lang: language.locale,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // None until ours are there: its own isn't embedded, and a browser doesn't have it.
    font: '',
    info: { Title: title, Author: edition.brand.name, Subject: subject, CreationDate: madeOn, ModDate: madeOn },
  });
  for (const name of Object.keys(fonts) as PdfFont[]) pdf.registerFont(name, fonts[name]);
  pdf.font('text').addPage();
  return pdf;
}

/** What only decorates: a reader skips it. */
export function decorate(pdf: PdfDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** Ends the document and gives its bytes. */
export async function bytesOf(pdf: PdfDocument): Promise<Uint8Array> {
  const chunks: BlobPart[] = [];
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  pdf.end();
  await ended;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
