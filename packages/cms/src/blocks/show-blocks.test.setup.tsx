import { words as designSystem } from '@pomp/design-system/words/nl';
import { words as domain } from '@pomp/domain/words/nl';
import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRegistry } from '../block/block-registry.js';
import type { BlockProblem } from '../block/block-problem.js';
import { StoryBlocks, type StoryBlocksProps } from '../block/story-blocks.js';
import { words } from '../words/nl.js';
import { contentBlocks } from './content-blocks.js';

const dutch = { locale: 'nl-NL', dictionary: compileDictionary({ ...designSystem, ...domain, ...words }) };

/** Blocks as a server makes them, for visitors unless told otherwise, and what was left out. */
export function showBlocks(blocks: readonly object[], mode: StoryBlocksProps['mode'] = 'published') {
  const problems: BlockProblem[] = [];
  const html = renderToStaticMarkup(
    <LanguageProvider {...dutch}>
      <StoryBlocks
        language={createLanguage(dutch)}
        blocks={blocks}
        registry={createRegistry(contentBlocks)}
        mode={mode}
        report={(problem) => problems.push(problem)}
      />
    </LanguageProvider>,
  );
  return { html, problems };
}
