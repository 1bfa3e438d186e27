import type { RichTextDocument } from './rich-text-document.js';

interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly content?: readonly Node[];
}

function wordsOf({ type, text, content = [] }: Node): string {
  if (text !== undefined) return text;
  if (type === 'hard_break') return ' ';
  // A line stands in pieces by how they look, without anything between them; blocks are apart.
  const isLine = content.some((node) => node.text !== undefined);
  return content.map(wordsOf).join(isLine ? '' : ' ');
}

/** What a document says, without what it looks like: to read or to search in where nothing else can be shown. */
export const plainText = (document: RichTextDocument): string =>
  wordsOf(document as Node)
    .replace(/\s+/g, ' ')
    .trim();
