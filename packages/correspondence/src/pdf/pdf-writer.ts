import { identityLines } from '../seller/identity-lines.js';
import type { Voice } from '../seller/voice.js';
import { decorate, sheet, type PdfDocument, type PdfFont } from './pdf-document.js';
import { pictureColumn, picturesInRows, type PdfPicture, type PlacedPicture } from './pdf-pictures.js';

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

const wholeWidth: Column = { x: 0, width: sheet.width };
const lineGap = 3;
/** Height of one line under a picture, in points. */
const nameHeight = 14;
const heightOfRow = (row: readonly PlacedPicture[]) => Math.max(0, ...row.map(({ height }) => height + nameHeight + 14));

/** Writes a tagged document from top to bottom, and starts a page where the next block doesn't fit. */
export class PdfWriter {
  private y: number = sheet.top;
  private readonly root;

  constructor(
    private readonly pdf: PdfDocument,
    private readonly voice: Voice,
  ) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  space(points: number): void {
    this.y += points;
  }

  /** The warm line over the first page, who it is from, and in small print who that is by law. */
  letterhead(): void {
    const { pdf, voice } = this;
    const { brand } = voice.edition;
    const { cold, mild, warm } = brand.theme.warmLine;
    decorate(pdf, () => {
      const gradient = pdf.linearGradient(0, 0, pdf.page.width, 0).stop(0, cold).stop(0.5, mild).stop(1, warm);
      pdf.rect(0, 0, pdf.page.width, 7).fill(gradient);
    });
    this.text('P', brand.name, { font: 'heading', size: 15, color: brand.theme.color.brand });
    this.identity(identityLines(voice));
    this.space(22);
  }

  /** Readers can jump to it. It never stands alone at the end of a page. @param follows what stays on its page, in points */
  heading(level: 'H1' | 'H2', text: string, follows = 60): void {
    const style: TextStyle = { font: 'heading', size: level === 'H1' ? 28 : 17, color: this.voice.edition.brand.theme.color.ink };
    this.makeRoom(this.heightOf(text, style, wholeWidth) + follows);
    this.pdf.outline.addItem(text, { expanded: true });
    this.text(level, text, style);
    this.space(level === 'H1' ? 6 : 8);
  }

  text(tag: string, text: string, style: TextStyle): void {
    const height = this.heightOf(text, style, wholeWidth);
    this.makeRoom(height);
    const { y } = this;
    this.root.add(this.pdf.struct(tag, {}, () => this.draw(text, style, wholeWidth, y)));
    this.y += height;
  }

  /** Rows of cells that stand beside each other, with a hairline under each. */
  list(rows: readonly ListRow[]): void {
    const list = this.pdf.struct('L');
    this.root.add(list);
    for (const { cells, pictures = [] } of rows) {
      const height = Math.max(...cells.map((cell) => this.heightOf(cell.text, cell.style, cell)));
      const [first = [], ...further] = picturesInRows(pictures);
      this.makeRoom(height + 18 + heightOfRow(first));
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
  figure(
    { alt, size, width = size }: { readonly alt: string; readonly size: number; readonly width?: number },
    draw: (left: number, top: number) => void,
  ): void {
    this.makeRoom(size);
    const [left, top] = [sheet.left, this.y];
    const figure = { alt, bbox: [left, top, left + width, top + size] };
    this.root.add(this.pdf.struct('Figure', figure, () => draw(left, top)));
    this.y += size;
  }

  end(): void {
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
        pdf.font('text').fontSize(8).fillColor(voice.edition.brand.theme.color.inkMuted);
        pdf.text(`${nameAndAddress}\n${further.join(' · ')}`, sheet.left, sheet.bottom + 2, { width: sheet.width });
      }),
    );
    margins.bottom = bottom;
  }

  private pictures(body: PDFKit.PDFStructureElement, rows: readonly (readonly PlacedPicture[])[]): void {
    const { pdf } = this;
    for (const row of rows) {
      this.makeRoom(heightOfRow(row));
      const top = this.y + 2;
      for (const { picture, x, width, height } of row) {
        const left = sheet.left + x;
        const figure = { alt: picture.alt, bbox: [left, top, left + width, top + height] };
        body.add(pdf.struct('Figure', figure, () => pdf.image(picture.jpeg, left, top, { width, height })));
        body.add(pdf.struct('P', {}, () => this.oneLine(picture.name, { x, width: pictureColumn }, top + height + 4)));
      }
      this.y += heightOfRow(row);
    }
    body.end();
  }

  private oneLine(text: string, { x, width }: Column, y: number): void {
    const { pdf, voice } = this;
    pdf.font('text').fontSize(9).fillColor(voice.edition.brand.theme.color.inkMuted);
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

  private makeRoom(height: number): void {
    if (this.y + height <= sheet.bottom) return;
    this.pdf.addPage();
    this.y = sheet.top;
  }

  private heightOf(text: string, { font, size }: TextStyle, { width }: Column): number {
    return this.pdf.font(font).fontSize(size).heightOfString(text, { width, lineGap });
  }

  private draw(text: string, { font, size, color }: TextStyle, { x, width }: Column, y: number): void {
    this.pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, sheet.left + x, y, { width, lineGap });
  }
}
