'use client';

import type { ComponentProps } from 'react';
import { ArticleAge } from './article-age.js';
import { ArticleBrowser } from './article-browser.js';
import { ReadPrompt } from './read-prompt.js';
import { RelatedArticles } from './related-articles.js';
import { SharePanel } from './share-panel.js';

export interface KnowledgeBaseParts {
  age: typeof ArticleAge;
  browser: typeof ArticleBrowser;
  prompt: typeof ReadPrompt;
  share: typeof SharePanel;
  related: typeof RelatedArticles;
}

type PartProps = {
  [Name in keyof KnowledgeBaseParts]: { readonly part: Name } & ComponentProps<KnowledgeBaseParts[Name]>;
}[keyof KnowledgeBaseParts];

/** What the knowledge base does by script, as one thing to fetch: each by itself is smaller than what a file of its own costs. */
export function KnowledgeBasePart(props: PartProps) {
  switch (props.part) {
    case 'age':
      return <ArticleAge {...props} />;
    case 'browser':
      return <ArticleBrowser {...props} />;
    case 'prompt':
      return <ReadPrompt {...props} />;
    case 'share':
      return <SharePanel {...props} />;
    case 'related':
      return <RelatedArticles {...props} />;
  }
}
