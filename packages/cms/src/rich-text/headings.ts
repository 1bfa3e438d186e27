import { anchorName } from '../links/anchor-name.js';
import { plainText } from './plain-text.js';
import { richTextDocument } from './rich-text-document.js';

/** A heading in a text that links can lead to. */
export interface RichTextHeading {
  readonly id: string;
  readonly text: string;
}

interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: { readonly level?: unknown } | null;
  readonly content?: readonly Node[];
}

/** The id of a heading: its words, without marks and capitals. */
export const headingId = (words: string): string | undefined =>
  anchorName(
    words
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' '),
  );

const asDocument = (value: unknown) => richTextDocument.safeParse(value).data;

/** The biggest headings of a rich text, in order; none of what is no rich text. */
export const richTextHeadings = (value: unknown): readonly RichTextHeading[] =>
  ((asDocument(value)?.content ?? []) as readonly Node[]).flatMap((node) => {
    if (node.type !== 'heading' || Number(node.attrs?.level ?? 2) > 2) return [];
    const text = plainText({ type: 'doc', content: [node as never] });
    const id = headingId(text);
    return id === undefined ? [] : [{ id, text }];
  });

/** All words of what editors wrote in rich texts, however deep in other blocks. */
export function wordsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  const document = asDocument(value);
  if (document) return plainText(document).split(/\s+/).filter(Boolean);
  return Object.values(value).flatMap(wordsIn);
}
