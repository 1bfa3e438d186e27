import type { RichTextDocument } from './rich-text-document.js';

interface Node {
  text?: string;
  content?: readonly Node[];
}

const wordsOf = ({ text, content }: Node): string[] => [...(text ? [text] : []), ...(content ?? []).flatMap(wordsOf)];

/** What a document says, without what it looks like: to search in. */
export const plainText = (document: RichTextDocument): string =>
  wordsOf(document as Node)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
