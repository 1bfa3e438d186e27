import { identityLines } from '../seller/identity-lines.js';
import type { Voice } from '../seller/voice.js';
import { decorate, sheet, type PdfDocument } from './pdf-document.js';
import type { PdfFont } from './pdf-fonts.js';
import { pdfTexts } from './texts.js';
import { pictureColumn, picturesInRows, type PdfPicture, type PlacedPicture } from './pdf-pictures.js';
import { ascent, runOf, runsOf, type TextRun } from './text-runs.js';

interface TextStyle {
  readonly font: PdfFont;
  readonly size: number;
  readonly color: string;
}

/** Where a text stands: from the left edge of the sheet's text. */
interface Column {
  readonly x: number;
  readonly width: number;
}

interface Cell extends Column {
  readonly tag: 'Lbl' | 'LBody';
  readonly text: string;
  readonly style: TextStyle;
}

interface ListRow {
  readonly cells: readonly Cell[];
  /** Under the cells. */
  readonly pictures?: readonly PdfPicture[];
}

/** Of the brand, in points: a piece of pipe before its name. */
const mark = { size: 17, width: 22, height: 8 };

const wholeWidth: Column = { x: 0, width: sheet.width };
const lineGap = 3;
/** Height of one line under a picture, in points. */
const nameHeight = 14;
const heightOfRow = (row: readonly PlacedPicture[]) => Math.max(0, ...row.map(({ height }) => height + nameHeight + 14));

interface Block {
  readonly height: number;
  draw(y: number): void;
}

interface Figure {
  readonly alt: string;
  readonly size: number;
  readonly width?: number;
}

interface Line {
  readonly tag: string;
  readonly text: string;
  readonly style: TextStyle;
}

/** Writes a tagged document from top to bottom, and starts a page where the next block doesn't fit. */
export class PdfWriter {
  private y: number = sheet.top;
  private readonly root;
  /** What stays on the page of what follows it. */
  private kept: Block[] = [];

  constructor(
    private readonly pdf: PdfDocument,
    private readonly voice: Voice,
  ) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  space(points: number): void {
    if (this.kept.length > 0) this.kept.push({ height: points, draw: () => {} });
    else this.y += points;
  }

  /** The warm line over the first page, the mark of who it is from, and in small print who that is by law. */
  letterhead(): void {
    const { pdf, voice } = this;
    const { brand } = voice.edition;
    const { cold, mild, warm } = brand.theme.warmLine;
    const warmLine = (from: number, to: number) => pdf.linearGradient(from, 0, to, 0).stop(0, cold).stop(0.58, mild).stop(1, warm);
    decorate(pdf, () => {
      pdf.rect(0, 0, pdf.page.width, 7).fill(warmLine(0, pdf.page.width));
      const { left } = sheet;
      pdf.roundedRect(left, this.y + 7, mark.width, mark.height, mark.height / 2).fill(warmLine(left, left + mark.width));
    });
    const name: TextStyle = { font: 'heading', size: mark.size, color: brand.theme.color.brand };
    const beside: Column = { x: mark.width + 8, width: sheet.width - mark.width - 8 };
    const { y } = this;
    this.root.add(this.pdf.struct('P', {}, () => this.draw(brand.name, name, beside, y)));
    this.y += this.heightOf(brand.name, name, beside);
    this.identity(identityLines(voice));
    this.space(22);
  }

  /** Readers can jump to it. It stands on the page of what follows it. */
  heading(level: 'H1' | 'H2', text: string): void {
    const style: TextStyle = { font: 'heading', size: level === 'H1' ? 28 : 17, color: this.voice.edition.brand.theme.color.ink };
    this.keep({
      height: this.heightOf(text, style, wholeWidth),
      draw: (y) => {
        this.pdf.outline.addItem(text, { expanded: true });
        this.root.add(this.pdf.struct(level, {}, () => this.draw(text, style, wholeWidth, y)));
      },
    });
    this.space(level === 'H1' ? 6 : 8);
  }

  /** @param leads what follows stays on its page */
  text(tag: string, text: string, style: TextStyle, { leads = false } = {}): void {
    const block: Block = {
      height: this.heightOf(text, style, wholeWidth),
      draw: (y) => this.root.add(this.pdf.struct(tag, {}, () => this.draw(text, style, wholeWidth, y))),
    };
    if (leads) this.keep(block);
    else this.place(block);
  }

  /**
   * Rows of cells that stand beside each other, with a hairline under each.
   * @param whole all of them on one page, as of a form
   */
  list(rows: readonly ListRow[], { whole = false } = {}): void {
    if (rows.length === 0) return;
    const list = this.pdf.struct('L');
    const heights = rows.map(({ cells }) => Math.max(...cells.map((cell) => this.heightOf(cell.text, cell.style, cell))));
    if (whole) this.makeRoom(heights.reduce((sum, height) => sum + height + 18, 0));
    for (const [index, { cells, pictures = [] }] of rows.entries()) {
      const height = heights[index] ?? 0;
      const [first = [], ...further] = picturesInRows(pictures);
      this.makeRoom(height + 18 + heightOfRow(first));
      if (index === 0) this.root.add(list);
      const y = this.y + 8;
      const item = this.pdf.struct('LI');
      list.add(item);
      for (const cell of cells) item.add(this.pdf.struct(cell.tag, {}, () => this.draw(cell.text, cell.style, cell, y)));
      this.y = y + height + 8;
      if (first.length > 0) {
        const body = this.pdf.struct('LBody');
        item.add(body);
        this.pictures(body, [first, ...further]);
      }
      item.end();
      this.hairline();
    }
    list.end();
  }

  /** A drawing with its alternative text. @param draw gets its left upper corner */
  figure({ alt, size, width = size }: Figure, draw: (left: number, top: number) => void): void {
    this.place({ height: size, draw: (y) => this.drawFigure({ alt, size, width }, y, draw) });
  }

  /** A drawing with words beside it, which stay together. */
  figureBeside({ alt, size, width = size }: Figure, lines: readonly Line[], draw: (left: number, top: number) => void): void {
    const x = width + 20;
    const column: Column = { x, width: sheet.width - x };
    const heights = lines.map(({ text, style }) => this.heightOf(text, style, column) + 8);
    this.place({
      height: Math.max(
        size,
        heights.reduce((sum, height) => sum + height, 0),
      ),
      draw: (y) => {
        this.drawFigure({ alt, size, width }, y, draw);
        let at = y;
        for (const [index, { tag, text, style }] of lines.entries()) {
          const top = at;
          this.root.add(this.pdf.struct(tag, {}, () => this.draw(text, style, column, top)));
          at += heights[index] ?? 0;
        }
      },
    });
  }

  end(): void {
    this.makeRoom(0);
    this.root.end();
  }

  /** In the margin under the page, above its number: it takes no room from what the document says. */
  private identity([nameAndAddress, ...further]: readonly string[]): void {
    if (nameAndAddress === undefined) return;
    const { pdf, voice } = this;
    const { margins } = pdf.page;
    const { bottom } = margins;
    // A text below the margin would start a new page.
    margins.bottom = 0;
    this.root.add(
      pdf.struct('P', {}, () => {
        const { font, text } = runOf(pdf, `${nameAndAddress}\n${further.join(' · ')}`, 'text');
        pdf.font(font).fontSize(8).fillColor(voice.edition.brand.theme.color.inkMuted);
        pdf.text(text, sheet.left, sheet.bottom + 2, { width: sheet.width });
      }),
    );
    margins.bottom = bottom;
  }

  private pictures(body: PDFKit.PDFStructureElement, rows: readonly (readonly PlacedPicture[])[]): void {
    const { pdf, voice } = this;
    for (const row of rows) {
      this.makeRoom(heightOfRow(row));
      const top = this.y + 2;
      for (const { picture, x, width, height } of row) {
        const left = sheet.left + x;
        const figure = { alt: picture.alt, bbox: [left, top, left + width, top + height] };
        body.add(pdf.struct('Figure', figure, () => pdf.image(picture.jpeg, left, top, { width, height })));
        if (picture.film) this.playSign(left + width / 2, top + height / 2);
        const name = picture.film ? voice.language.texts(pdfTexts).answers.film({ name: picture.name }) : picture.name;
        body.add(pdf.struct('P', {}, () => this.oneLine(name, { x, width: pictureColumn }, top + height + 4)));
      }
      this.y += heightOfRow(row);
    }
    body.end();
  }

  /** As everyone knows it from screens. */
  private playSign(x: number, y: number): void {
    const { pdf } = this;
    const { ink, surface } = this.voice.edition.brand.theme.color;
    decorate(pdf, () => {
      pdf.circle(x, y, 16).fillOpacity(0.8).fill(ink).fillOpacity(1);
      pdf.polygon([x - 5, y - 8], [x - 5, y + 8], [x + 9, y]).fill(surface);
    });
  }

  private oneLine(line: string, { x, width }: Column, y: number): void {
    const { pdf, voice } = this;
    const { font, text } = runOf(pdf, line, 'text');
    pdf.font(font).fontSize(9).fillColor(voice.edition.brand.theme.color.inkMuted);
    pdf.text(text, sheet.left + x, y, { width, height: nameHeight, ellipsis: true });
  }

  private hairline(): void {
    const { pdf, y } = this;
    decorate(pdf, () =>
      pdf
        .moveTo(sheet.left, y)
        .lineTo(sheet.left + sheet.width, y)
        .lineWidth(0.75)
        .stroke(this.voice.edition.brand.theme.color.hairline),
    );
  }

  private drawFigure({ alt, size, width }: Required<Figure>, top: number, draw: (left: number, top: number) => void): void {
    const { left } = sheet;
    const figure = { alt, bbox: [left, top, left + width, top + size] };
    this.root.add(this.pdf.struct('Figure', figure, () => draw(left, top)));
  }

  private keep(block: Block): void {
    this.kept.push(block);
  }

  private place(block: Block): void {
    this.makeRoom(block.height);
    block.draw(this.y);
    this.y += block.height;
  }

  /** Draws what was kept, on a page where what follows has room too. @param height of what follows */
  private makeRoom(height: number): void {
    const kept = this.kept.splice(0);
    const needed = kept.reduce((sum, block) => sum + block.height, height);
    if (this.y + needed > sheet.bottom) {
      this.pdf.addPage();
      this.y = sheet.top;
    }
    for (const block of kept) {
      block.draw(this.y);
      this.y += block.height;
    }
  }

  private heightOf(text: string, { font, size }: TextStyle, { width }: Column): number {
    this.pdf.fontSize(size);
    return this.linesOf(text, font).reduce((height, runs) => height + this.heightOfLine(runs, width), 0);
  }

  /** What was typed in lines, line by line: text that goes on in another font takes no line's end along. */
  private linesOf(text: string, font: PdfFont): readonly (readonly TextRun[])[] {
    return text.split('\n').map((line) => runsOf(this.pdf, line || ' ', font));
  }

  /** Of one that was typed; on the sheet it may be several. */
  private heightOfLine(runs: readonly TextRun[], width: number): number {
    // Of a run that is continued the last line counts with what comes after it.
    return runs.reduce((height, run, index) => {
      const continued = index < runs.length - 1;
      return height + this.pdf.font(run.font).heightOfString(run.text, { width, lineGap, continued });
    }, 0);
  }

  private draw(text: string, { font, size, color }: TextStyle, { x, width }: Column, y: number): void {
    const { pdf } = this;
    pdf.fontSize(size).fillColor(color);
    // Fonts differ in how high a line begins, and stand on one baseline all the same.
    const baseline = -ascent(pdf, font, size);
    let top = y;
    for (const runs of this.linesOf(text, font)) {
      for (const [index, run] of runs.entries()) {
        const continued = index < runs.length - 1;
        pdf.font(run.font);
        if (index > 0) pdf.text(run.text, { continued });
        else pdf.text(run.text, sheet.left + x, top, { width, lineGap, baseline, continued });
      }
      top += this.heightOfLine(runs, width);
    }
  }
}
