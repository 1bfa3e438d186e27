import type { HeadingLevel } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { type SpokenProps, useLanguage } from '@pomp/language/react';
import { storyblokEditable } from '@storyblok/js';
import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { z } from 'zod';
import { ContentUnavailable } from '../client/content-unavailable.js';
import { withHeadingIds } from '../rich-text/headings.js';
import type { BlockRegistry } from './block-registry.js';
import { BlockNotice } from './block-notice.js';
import type { BlockProblem } from './block-problem.js';
import type { BlockContext } from './define-block.js';
import { type PageContext, PageNotFound } from './page-context.js';

/** Props of `StoryBlocks`. */
export interface StoryBlocksProps extends SpokenProps {
  blocks: readonly unknown[];
  registry: BlockRegistry;
  /** `preview`: a block that can't be shown says so in its place. `published`: it is left out. Either way it is reported. */
  mode: BlockContext['mode'];
  report: (problem: BlockProblem) => void;
  /** Level of the blocks' titles. With 1, a whole page, only the first block has it. */
  headingLevel?: HeadingLevel;
  /** For blocks that depend on the page around them. */
  page?: PageContext;
}

const blockOutline = z.looseObject({
  component: z.string(),
  _uid: z.string().optional(),
  _editable: z.string().optional(),
  _lang: z.string().optional(),
});

/** An opening and what follows it: of a page's sections visitors see so many at once. */
const sectionsInFirstView = 2;

type Settings = {
  /** How many of the blocks visitors see before they scroll. */
  inFirstView: number;
} & Omit<StoryBlocksProps, 'blocks'> &
  Required<Pick<StoryBlocksProps, 'headingLevel'>> & { language: Language };

/**
 * Content blocks as React. A block that is unknown, wrongly filled in or that fails never takes the page along; only content that can't be
 * had does, since a page with a hole in it may not take the place of the last good one.
 */
export function StoryBlocks(props: StoryBlocksProps) {
  return <Blocks {...props} blocks={withHeadingIds(props.blocks)} inFirstView={1} />;
}

function Blocks({ blocks, headingLevel = 1, language: given, ...settings }: StoryBlocksProps & Pick<Settings, 'inFirstView'>) {
  const language = useLanguage(given);
  return blocks.map((block, index) => (
    <Fragment key={index}>
      {renderBlock(block, index, { ...settings, language, headingLevel: headingLevel === 1 && index > 0 ? 2 : headingLevel })}
    </Fragment>
  ));
}

function renderBlock(content: unknown, index: number, settings: Settings): ReactNode {
  const { registry, mode, report, headingLevel, page, language } = settings;
  const outline = blockOutline.safeParse(content);
  const { component, _uid: uid, _editable, _lang: lang } = outline.data ?? { component: '(geen naam)' };

  const isInFirstView = index < settings.inFirstView;
  const inFirstView = isInFirstView ? (registry.get(component)?.kind === 'page' ? sectionsInFirstView : 1) : 0;

  const problem = (reason: BlockProblem['reason'], details: string[] = []) => {
    const found = { reason, component, uid, details };
    report(found);
    return mode === 'preview' ? <BlockNotice problem={found} /> : null;
  };

  const definition = registry.get(component);
  if (!definition) return problem('unknown');
  const prepared = definition.prepare(content);
  if (prepared.status === 'invalid') return problem('invalid', prepared.issues);

  const rendered = attempt(
    () =>
      prepared.render({
        mode,
        language,
        lang,
        index,
        isInFirstView,
        headingLevel,
        loanInCents: page?.loanInCents,
        page: () => pageForBlock(page),
        renderBlocks: (blocks, level = headingLevel) => (
          <Blocks {...settings} inFirstView={inFirstView} blocks={blocks} headingLevel={level} />
        ),
      }),
    (error) => {
      if (error instanceof ContentUnavailable) throw error;
      if (error instanceof PageNotFound) return page?.notFound();
      return problem('failed', [error instanceof Error ? error.message : String(error)]);
    },
  );
  const inItsLanguage =
    lang === undefined || definition.hasOwnWords || definition.kind === 'page' ? rendered : inLanguage(rendered, lang);
  const found = prepared.anchor === undefined ? inItsLanguage : <div id={prepared.anchor}>{inItsLanguage}</div>;
  if (mode === 'published' || !_editable) return found;
  // What Storyblok's editor clicks on and draws a line around: as large as the block, which has all of it.
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }} {...storyblokEditable({ _editable })}>
      {found}
    </div>
  );
}

/** On the element itself where it is one: an item of a list can have nothing around it. */
const inLanguage = (rendered: ReactNode, lang: string): ReactNode =>
  isValidElement<{ lang?: string }>(rendered) && typeof rendered.type === 'string' ? (
    cloneElement(rendered, { lang })
  ) : (
    <div lang={lang}>{rendered}</div>
  );

/** The host's own `notFound` would be taken for a failure of the block: it is called once outside of it. */
function pageForBlock(page: PageContext | undefined): PageContext {
  if (!page) throw new Error('this block belongs on a page');
  return {
    ...page,
    notFound: () => {
      throw new PageNotFound();
    },
  };
}

/** Also for a block that fetches: its rejection counts as a failure. */
function attempt(render: () => ReactNode, recover: (error: unknown) => ReactNode): ReactNode {
  try {
    const node = render();
    return node instanceof Promise ? node.catch(recover) : node;
  } catch (error) {
    return recover(error);
  }
}
