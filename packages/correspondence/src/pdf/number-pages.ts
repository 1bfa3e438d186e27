import type { Voice } from '../seller/voice.js';
import { type PdfDocument, sheet } from './pdf-document.js';
import { runOf } from './text-runs.js';
import { pdfTexts } from './texts.js';

/** `Woninggegevens · 2 van 3` under every page. */
export function numberPages(pdf: PdfDocument, { edition, language }: Voice, title: string): void {
  const texts = language.texts(pdfTexts);
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // Below the margin, where a text would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const { font, text } = runOf(pdf, texts.page({ title, page: page + 1, count }), 'text');
    pdf.font(font).fontSize(9).fillColor(edition.brand.theme.color.inkMuted);
    pdf.text(text, sheet.left, sheet.bottom + 26, {
      width: sheet.width,
      align: 'right',
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}
