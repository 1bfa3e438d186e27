import type { Said } from '@pomp/language';
import { formatAddress, formatLongDate, type House, type SummaryRow } from '@pomp/domain';
import type { Voice } from '../seller/voice.js';
import { numberPages } from './number-pages.js';
import { bytesOf, createPdf, sheet } from './pdf-document.js';
import type { PdfFonts } from './pdf-fonts.js';
import type { PdfPicture } from './pdf-pictures.js';
import { PdfWriter } from './pdf-writer.js';
import type { nl } from './texts.nl.js';
import { pdfTexts } from './texts.js';

/** A row with what the files in its answer show. */
export interface AnsweredRow extends SummaryRow {
  /** Who gave the answer, where that is someone else than the customer. */
  readonly answeredBy?: string | undefined;
  readonly pictures?: readonly PdfPicture[];
  /** The names of files that no picture could be made of. */
  readonly unseen?: readonly string[];
}

/** A section of a questionnaire as it was answered. */
export interface AnsweredSection {
  readonly title: string;
  readonly rows: readonly AnsweredRow[];
}

/** A section that isn't done: the questions that still need an answer, or none when it only has to be finished. */
export interface MissingAnswers {
  readonly section: string;
  readonly questions: readonly string[];
}

/** What the answers to a questionnaire are written from. */
export interface AnswersPdf {
  /** What the answers are about, such as 'Woninggegevens'. */
  readonly title: string;
  readonly house: Pick<House, 'address' | 'zipcode' | 'city'>;
  readonly sections: readonly AnsweredSection[];
  readonly missing: readonly MissingAnswers[];
  readonly generatedOn: Date;
}

export interface PdfLook extends Voice {
  readonly fonts: PdfFonts;
}

const question = { x: 0, width: sheet.width * 0.5 - 12 };
const answer = { x: sheet.width * 0.5, width: sheet.width * 0.5 };

/** `answersPdf` wherever the fonts come from: a browser has no files. */
export async function writeAnswers(
  { title, house, sections, missing, generatedOn }: AnswersPdf,
  { fonts, ...voice }: PdfLook,
): Promise<Uint8Array> {
  const { edition, language } = voice;
  const texts = language.texts(pdfTexts).answers;
  const { color } = edition.brand.theme;
  const address = formatAddress(house);
  const pdf = createPdf({
    voice,
    fonts,
    title: `${title} ${address}`,
    subject: texts.subject({ title, seller: edition.brand.name }),
    madeOn: generatedOn,
  });
  const page = new PdfWriter(pdf, voice);
  const plain = { font: 'text', size: 11, color: color.ink } as const;
  const quiet = { font: 'text', size: 11, color: color.inkMuted } as const;
  const strong = { font: 'strong', size: 11, color: color.ink } as const;

  page.letterhead();
  page.heading('H1', title);
  page.text('P', address, { ...strong, size: 13 });
  page.space(4);
  page.text('P', texts.asOf({ date: formatLongDate(generatedOn, language) }), quiet);
  page.space(24);

  if (missing.length > 0) {
    page.heading('H2', texts.missing);
    page.list(
      missing.map(({ section, questions }) => ({
        cells: [
          { tag: 'Lbl', text: section, style: strong, ...question },
          { tag: 'LBody', text: questions.length > 0 ? questions.join('\n') : texts.unfinished, style: plain, ...answer },
        ],
      })),
    );
    page.space(24);
  }

  for (const { title: heading, rows } of sections) {
    page.heading('H2', heading);
    page.list(
      rows.map((row) => ({
        cells: [
          { tag: 'Lbl', text: row.label, style: quiet, ...question },
          { tag: 'LBody', text: answerOf(row, texts), style: row.answer === undefined ? quiet : strong, ...answer },
        ],
        ...(row.pictures && { pictures: row.pictures }),
      })),
    );
    page.space(24);
  }

  page.end();
  numberPages(pdf, voice, `${title} ${address}`);
  return bytesOf(pdf);
}

const answerOf = ({ answer, answeredBy, unseen = [] }: AnsweredRow, texts: Said<(typeof nl)['answers']>): string =>
  [
    answer ?? texts.unanswered,
    ...(answeredBy === undefined ? [] : [texts.answeredBy({ name: answeredBy })]),
    ...(unseen.length > 0 ? [texts.unseen({ files: unseen.join(', ') })] : []),
  ].join('\n');
