import type { Edition } from '@pomp/edition';

/** By whom and when a document is made. */
export interface Making {
  readonly brand: Edition['brand'];
  readonly madeOn: Date;
}

export interface DemoDocument extends Making {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
}

const margin = 56;
const width = 595.28 - 2 * margin;

/** One page as the seller's own system would make it: tagged, in Dutch. What draws it is loaded by the first, and not by each start of the sandbox. */
export async function demoDocument({ title, paragraphs, rows, brand, madeOn }: DemoDocument): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const { color, warmLine } = brand.theme;
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'nl-NL',
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: madeOn, ModDate: madeOn },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => void pdf.once('end', resolve).once('error', reject));

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .rect(0, 0, 595.28, 7)
    .fill(pdf.linearGradient(0, 0, 595.28, 0).stop(0, warmLine.cold).stop(0.5, warmLine.mild).stop(1, warmLine.warm));
  pdf.endMarkedContent();
  const write = (tag: string, draw: () => unknown) => root.add(pdf.struct(tag, {}, () => void draw()));
  pdf.fillColor(color.ink);
  write('P', () => pdf.font('Helvetica-Bold').fontSize(14).text(brand.name, margin, 48));
  write('H1', () => pdf.font('Helvetica-Bold').fontSize(26).text(title, margin, 92, { width }).moveDown(0.6));
  for (const paragraph of paragraphs)
    write('P', () => pdf.font('Helvetica').fontSize(11).text(paragraph, { width, lineGap: 3 }).moveDown(0.8));
  pdf.moveDown(0.6);
  for (const [label, value] of rows) {
    const { y } = pdf;
    write('P', () => pdf.font('Helvetica').text(label, margin, y, { width: 180 }));
    const below = pdf.y;
    write('P', () => pdf.font('Helvetica-Bold').text(value, margin + 200, y, { width: width - 200 }));
    pdf.y = Math.max(below, pdf.y) + 8;
    pdf.x = margin;
  }
  root.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
