import type { PdfDocument } from './pdf-document.js';
import type { PdfFont } from './pdf-fonts.js';

/** A piece of a text, and the font that has all of its glyphs. */
export interface TextRun {
  readonly font: PdfFont;
  readonly text: string;
}

interface OpenedFont {
  readonly ascender: number;
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

/** Its types don't know this one. */
const opened = (pdf: PdfDocument, name: PdfFont) => (pdf.font(name) as unknown as { readonly _font: OpenedFont })._font;

/** How far above the baseline a line in this font begins, in points. */
export const ascent = (pdf: PdfDocument, name: PdfFont, size: number) => (opened(pdf, name).ascender / 1000) * size;

type Has = (text: string) => boolean;

function glyphsOf(pdf: PdfDocument, name: PdfFont): Has {
  const { font } = opened(pdf, name);
  return (text) => [...text].every((sign) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/** In the place of what no font has: what is missing is seen to be. */
const standIn = '?';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const graphemesOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** What means the same, in signs that fonts have: spaces of which no line ends, hyphens, and letters with their accents. */
const folded = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2007\u202f]/g, '\u00a0')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');

/** A text that can be drawn by one of these fonts. */
const drawable = (text: string, has: Has) =>
  graphemesOf(text)
    .map((grapheme) => {
      if (has(grapheme)) return grapheme;
      const seen = grapheme.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
      return has(seen) ? seen : standIn;
    })
    .join('');

/** The text in its font as far as that has the glyphs, and in that of the signs where it has not. */
export function runsOf(pdf: PdfDocument, text: string, font: PdfFont): readonly TextRun[] {
  const plain = folded(text);
  const own = glyphsOf(pdf, font);
  if (own(plain)) return [{ font, text: plain }];
  const signs = glyphsOf(pdf, 'signs');
  const runs: TextRun[] = [];
  const add = (run: TextRun) => {
    const last = runs.at(-1);
    if (last?.font === run.font) runs[runs.length - 1] = { font: run.font, text: last.text + run.text };
    else runs.push(run);
  };
  const lacksLetter = (word: string) => [...word].some((sign) => /\p{L}/u.test(sign) && !own(sign));
  const words = drawable(plain, (grapheme) => own(grapheme) || signs(grapheme)).split(/(?<=[ \n])/);
  for (const word of words) {
    if (own(word)) add({ font, text: word });
    // A name with one letter of another font looks broken, and a line could end within it.
    else if (lacksLetter(word) && signs(word)) add({ font: 'signs', text: word });
    else for (const sign of graphemesOf(word)) add({ font: own(sign) ? font : 'signs', text: sign });
  }
  return runs;
}

/** The text in one font, as what is aligned or cut off has to be. */
export function runOf(pdf: PdfDocument, text: string, font: PdfFont): TextRun {
  const runs = runsOf(pdf, text, font);
  const [only] = runs;
  if (only && runs.length === 1) return only;
  return { font: 'signs', text: drawable(runs.map((run) => run.text).join(''), glyphsOf(pdf, 'signs')) };
}
