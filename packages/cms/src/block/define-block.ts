import type { HeadingLevel } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import {
  defineContent,
  type ContentDefinition,
  type ContentType,
  type DefinedContent,
  type Shape,
} from '../fields/define-content.js';
import type { PageContext } from './page-context.js';

/** What a block gets besides its own fields. */
export interface BlockContext {
  mode: 'published' | 'preview';
  /** What the page is said in: for the block's own words, and for what renders on a server too. */
  language: Language;
  /** The language of the block's content, where nothing of it was translated into the page's. Only a block with words of its own has to say so itself. */
  lang?: string | undefined;
  /** Place among the blocks of its parent, from 0. */
  index: number;
  /** Whether visitors see it before they scroll, as far as its place says so: a picture in it comes at once. */
  isInFirstView: boolean;
  /** Level of this block's title; 1 for the first block of a page only. */
  headingLevel: HeadingLevel;
  /** As the page says, if there is one around it. */
  loanInCents?: PageContext['loanInCents'];
  /** The page that the block stands on. Throws where blocks are shown without one; the block is then left out as any that fails. */
  page: () => PageContext;
  /** Shows the blocks of a field made with `blocks()`; their titles have the level given, or this block's own. */
  renderBlocks: (blocks: readonly unknown[], headingLevel?: HeadingLevel) => ReactNode;
}

interface Definition<Fields extends Shape> extends ContentDefinition<Fields> {
  /** Whether it says more than its content, such as the labels of a form: content that isn't translated is then in another language than the rest. */
  hasOwnWords?: boolean;
  render: (props: z.output<z.ZodObject<Fields>>, context: BlockContext) => ReactNode;
}

/** A block whose content was checked, or the reasons why it can't be shown. */
export type PreparedBlock =
  | {
      status: 'ready';
      render: (context: BlockContext) => ReactNode;
      /** The id by which links find the block, where it has a field for it. */
      anchor: string | undefined;
    }
  | { status: 'invalid'; issues: string[] };

/** A block as a registry holds it. */
export interface BlockDefinition extends ContentType {
  readonly hasOwnWords: boolean;
  prepare: (content: unknown) => PreparedBlock;
}

/** A block with its schema: what `defineBlock` returns. */
export type DefinedBlock<Fields extends Shape> = BlockDefinition & DefinedContent<Fields>;

/** The props with which a block is rendered. */
export type BlockProps<Block extends { schema: z.ZodType }> = z.output<Block['schema']>;

/** One definition of a block: its props' type, the check of its content, its rendering and its fields in Storyblok come from it. */
export function defineBlock<Fields extends Shape>({
  render,
  hasOwnWords = false,
  ...definition
}: Definition<Fields>): DefinedBlock<Fields> {
  const content = defineContent(definition);
  return {
    ...content,
    hasOwnWords,
    prepare(value) {
      const parsed = content.parse(value);
      return parsed.status === 'valid'
        ? { status: 'ready', render: (context) => render(parsed.props, context), anchor: anchorOf(parsed.props) }
        : parsed;
    },
  };
}

const anchorOf = (props: object) => ('anchor' in props && typeof props.anchor === 'string' ? props.anchor : undefined);
