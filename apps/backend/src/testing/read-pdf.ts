import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}
const figuresIn = ({ role, alt, children = [] }: Node): readonly string[] => [
  ...(role === 'Figure' ? [alt ?? ''] : []),
  ...children.flatMap(figuresIn),
];

const textOn = async (page: PDFPageProxy) => (await page.getTextContent()).items.flatMap((item) => ('str' in item ? item.str : []));

/** What a screen reader gets of a PDF: its text in order, and the alternative texts of its pictures. */
export async function readPdf(response: Response): Promise<{ readonly text: string; readonly figures: readonly string[] }> {
  const document = await getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, page) => document.getPage(page + 1)));
  const texts = await Promise.all(pages.map(textOn));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return { text: texts.flat().join(' ').replace(/\s+/g, ' '), figures: trees.flatMap((tree) => figuresIn(tree as Node)) };
}
