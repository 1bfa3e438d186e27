import { anchorName } from '../links/anchor-name.js';
import { plainText } from './plain-text.js';
import { richTextDocument, type RichTextDocument } from './rich-text-document.js';

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

/** The words of a heading, without marks and capitals. */
const nameOf = (words: string): string | undefined =>
  anchorName(
    words
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' '),
  );

/** All nodes of a document, however deep, in the order of the text. */
const nodesIn = (nodes: readonly Node[] = []): readonly Node[] => nodes.flatMap((node) => [node, ...nodesIn(node.content)]);

/** The biggest headings of a document, by their nodes. No two have the same id: of the same words the second has a number. */
export function headingsIn({ content }: RichTextDocument): ReadonlyMap<unknown, RichTextHeading> {
  const found = new Map<unknown, RichTextHeading>();
  const ids = new Set<string>();
  for (const node of nodesIn(content as readonly Node[])) {
    if (node.type !== 'heading' || Number(node.attrs?.level ?? 2) > 2) continue;
    const text = plainText({ type: 'doc', content: [node as never] });
    const name = nameOf(text);
    if (name === undefined) continue;
    let id = name;
    for (let number = 2; ids.has(id); number++) id = `${name}-${number}`;
    ids.add(id);
    found.set(node, { id, text });
  }
  return found;
}

const asDocument = (value: unknown) => richTextDocument.safeParse(value).data;

/** The biggest headings of a rich text, in order, but for those inside something else; none of what is no rich text. */
export function richTextHeadings(value: unknown): readonly RichTextHeading[] {
  const document = asDocument(value);
  if (!document) return [];
  const headings = headingsIn(document);
  return document.content.flatMap((node) => headings.get(node) ?? []);
}

/** All words of what editors wrote in rich texts, however deep in other blocks. */
export function wordsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  const document = asDocument(value);
  if (document) return plainText(document).split(/\s+/).filter(Boolean);
  return Object.values(value).flatMap(wordsIn);
}
