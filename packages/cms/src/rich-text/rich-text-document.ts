import { z } from 'zod';

/**
 * The outline of a document: nodes with a type, texts that are texts. Attributes stay unchecked, and the renderer trusts none.
 */
const node: z.ZodType<RichTextNode> = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  marks: z.array(z.looseObject({ type: z.string(), attrs: z.looseObject({}).nullish() })).optional(),
  attrs: z.looseObject({}).nullish(),
  get content() {
    return z.array(node).optional();
  },
});

const outline = z.object({ type: z.literal('doc'), content: z.array(node) });

/** A node of a document: what it is, and what it holds. */
export interface RichTextNode {
  type: string;
}

/** A document as an editor writes it. Which kinds of nodes there are is the renderer's business: more can come. */
export interface RichTextDocument {
  type: 'doc';
  content: RichTextNode[];
}

export const richTextDocument = z.custom<RichTextDocument>((value) => outline.safeParse(value).success, 'not a rich text document');

interface Content {
  readonly type?: string;
  readonly text?: string;
  readonly content?: readonly Content[];
}

/** What is there without a word in it. */
const shownWithoutWords: ReadonlySet<string | undefined> = new Set(['image', 'blok', 'horizontal_rule', 'table', 'emoji']);

/** Whether there is anything to see: of an emptied text, Storyblok's editor keeps a paragraph with nothing in it. */
export const saysSomething = ({ type, text, content = [] }: Content): boolean =>
  shownWithoutWords.has(type) || (text !== undefined && text.trim() !== '') || content.some(saysSomething);
