import { numberPages } from '../pdf/number-pages.js';
import { bytesOf, createPdf, sheet } from '../pdf/pdf-document.js';
import { PdfWriter } from '../pdf/pdf-writer.js';
import type { PdfPicture } from '../pdf/pdf-pictures.js';
import type { PdfLook } from '../pdf/write-answers.js';
import { letterTexts } from './texts.js';

/** What a letter says. */
export interface LetterPdf {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [what: string, fact: string])[];
  /** Under the facts, in quiet print: such as where figures come from. */
  readonly note?: string | undefined;
  /** Under that, each below its title. */
  readonly lists?: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Under the paragraphs, with its name as what is said of it. */
  readonly picture?: PdfPicture;
  readonly madeOn: Date;
}

/** Of a picture, in points: the first page has room for what it costs as well. */
const tallest = 155;

const label = { x: 0, width: sheet.width * 0.38 };
const value = { x: sheet.width * 0.4, width: sheet.width * 0.6 };
const whole = { x: 0, width: sheet.width };

/** `letterPdf` wherever the fonts come from: a browser has no files. */
export async function writeLetter(
  { title, paragraphs, facts, note, lists = [], picture, madeOn }: LetterPdf,
  { fonts, ...voice }: PdfLook,
): Promise<Uint8Array> {
  const { brand } = voice.edition;
  const { color } = brand.theme;
  const subject = voice.language.texts(letterTexts).subject({ title, seller: brand.name });
  const pdf = createPdf({ voice, fonts, title, subject, madeOn });
  const page = new PdfWriter(pdf, voice);
  const plain = { font: 'text', size: 11, color: color.ink } as const;
  const quiet = { font: 'text', size: 11, color: color.inkMuted } as const;
  const strong = { font: 'strong', size: 11, color: color.ink } as const;

  page.letterhead();
  page.heading('H1', title);
  for (const paragraph of paragraphs) {
    page.text('P', paragraph, plain);
    page.space(8);
  }
  if (picture) {
    const scale = Math.min(sheet.width / picture.width, tallest / picture.height);
    const [width, size] = [picture.width * scale, picture.height * scale];
    page.figure({ alt: picture.alt, width, size }, (left, top) => pdf.image(picture.jpeg, left, top, { width, height: size }));
    page.space(6);
    page.text('P', picture.name, quiet);
  }
  page.space(14);
  page.list(
    facts.map(([what, fact]) => ({
      cells: [
        { tag: 'Lbl', text: what, style: quiet, ...label },
        { tag: 'LBody', text: fact, style: strong, ...value },
      ],
    })),
  );
  if (note !== undefined) {
    page.space(8);
    page.text('P', note, quiet);
  }
  for (const { title: heading, lines } of lists) {
    page.space(22);
    page.heading('H2', heading);
    page.list(lines.map((line) => ({ cells: [{ tag: 'LBody', text: line, style: plain, ...whole }] })));
  }
  page.end();
  numberPages(pdf, voice, title);
  return bytesOf(pdf);
}
