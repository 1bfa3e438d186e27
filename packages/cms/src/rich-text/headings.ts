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
  /** The heading's own id, which `withHeadingIds` gave it. */
  readonly _id?: unknown;
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

/** Ids that pages have around their content: of what isn't their frame, and of an article's text. */
const idsOfPages = ['inhoud', 'artikel'];

/** Of the same words the second has a number, as has what is called like something else on the page. */
function freeId(name: string, taken: Set<string>): string {
  let id = name;
  for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
  taken.add(id);
  return id;
}

const isBigHeading = ({ type, attrs }: Node) => type === 'heading' && Number(attrs?.level ?? 2) <= 2;
const wordsOf = (heading: Node) => plainText({ type: 'doc', content: [heading as never] });

/** The biggest headings of a document, by their nodes. No two have the same id. */
export function headingsIn({ content }: RichTextDocument): ReadonlyMap<unknown, RichTextHeading> {
  const found = new Map<unknown, RichTextHeading>();
  const taken = new Set(idsOfPages);
  for (const node of nodesIn(content as readonly Node[])) {
    if (!isBigHeading(node)) continue;
    const text = wordsOf(node);
    const name = nameOf(text);
    if (name === undefined) continue;
    found.set(node, { id: typeof node._id === 'string' ? node._id : freeId(name, taken), text });
  }
  return found;
}

type Parts = Readonly<Record<string, unknown>>;

/**
 * Blocks whose headings in rich texts have ids that nothing else on the page has: the texts of a page are shown one by one, and don't know of each other. Those come first that have one
 * for certain, as a text without a title; others may not show theirs, and take no name away from these.
 */
export function withHeadingIds(blocks: readonly unknown[]): readonly unknown[] {
  const taken = new Set([...idsOfPages, ...idsIn(blocks)]);
  const give = (value: unknown, toTitled: boolean, around: Parts = {}): unknown => {
    if (Array.isArray(value)) return value.map((part) => give(part, toTitled, around));
    if (typeof value !== 'object' || value === null) return value;
    const parts = value as Parts & Node;
    const block = typeof parts['component'] === 'string' ? parts : around;
    const given = Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, give(part, toTitled, block)]));
    if (!isBigHeading(parts) || parts._id !== undefined || (!toTitled && !isUntitledText(block))) return given;
    const name = nameOf(wordsOf(parts));
    return name === undefined ? given : { ...given, _id: freeId(name, taken) };
  };
  return give(give(blocks, false), true) as readonly unknown[];
}

const isUntitledText = ({ component, title }: Parts) => component === 'text_section' && !title;

/** What editors gave an anchor, and headings that have their ids. */
function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { component, type, anchor, id: ofPart, attrs, _id } = value as Parts & { readonly attrs?: Parts | null };
  // A part of a vacancy calls its anchor `id`; pictures and links have other ids.
  const ofBlock = typeof component === 'string' ? [anchor, ofPart] : [];
  const own = [...ofBlock, type === 'anchor' && attrs?.['id'], type === 'heading' && _id];
  return [...own.flatMap((id) => (typeof id === 'string' ? (anchorName(id) ?? []) : [])), ...Object.values(value).flatMap(idsIn)];
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
