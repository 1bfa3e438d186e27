'use client';

import type { ComponentProps } from 'react';
import { ReadPrompt } from './read-prompt.js';
import { RelatedArticles } from './related-articles.js';
import { ShareButton } from './share-button.js';

export interface ArticleParts {
  prompt: typeof ReadPrompt;
  share: typeof ShareButton;
  related: typeof RelatedArticles;
}

type PartProps = {
  [Name in keyof ArticleParts]: { readonly part: Name } & ComponentProps<ArticleParts[Name]>;
}[keyof ArticleParts];

/** What an article does by script, as one thing to fetch: each by itself is smaller than what a file of its own costs. */
export function ArticlePart(props: PartProps) {
  switch (props.part) {
    case 'prompt':
      return <ReadPrompt {...props} />;
    case 'share':
      return <ShareButton {...props} />;
    case 'related':
      return <RelatedArticles {...props} />;
  }
}
