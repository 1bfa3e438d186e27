'use client';

import type { ComponentProps } from 'react';
import { ArticleAge } from './article-age.js';
import { ArticleBrowser } from './article-browser.js';

export interface OverviewParts {
  age: typeof ArticleAge;
  browser: typeof ArticleBrowser;
}

type PartProps = {
  [Name in keyof OverviewParts]: { readonly part: Name } & ComponentProps<OverviewParts[Name]>;
}[keyof OverviewParts];

/** What the overview does by script, as one thing to fetch: see `article-part.tsx`. */
export function OverviewPart(props: PartProps) {
  switch (props.part) {
    case 'age':
      return <ArticleAge {...props} />;
    case 'browser':
      return <ArticleBrowser {...props} />;
  }
}
