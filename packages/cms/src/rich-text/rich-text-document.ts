import type { StoryblokRichTextNode } from '@storyblok/richtext';
import { z } from 'zod';

/**
 * The outline of a document: nodes with a type, texts that are texts. Attributes stay unchecked, and the renderer trusts none.
 */
const node: z.ZodType<{ type: string }> = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  marks: z.array(z.looseObject({ type: z.string(), attrs: z.looseObject({}).nullish() })).optional(),
  attrs: z.looseObject({}).nullish(),
  get content() {
    return z.array(node).optional();
  },
});

const outline = z.object({ type: z.literal('doc'), content: z.array(node) });

/** An interface, so that declarations name it instead of writing out every kind of node. */
export interface RichTextDocument {
  type: 'doc';
  content: StoryblokRichTextNode[];
}

export const richTextDocument = z.custom<RichTextDocument>((value) => outline.safeParse(value).success, 'not a rich text document');
