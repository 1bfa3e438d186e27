'use client';

import { lazy, type ComponentProps } from 'react';
import type { ArticleParts } from './article-part.js';
import type { OverviewParts } from './overview-part.js';

/** Fetched only by articles and by overviews of them, each in one go: see `savings-islands.tsx` for why these are components around a lazy one. */
const LazyArticlePart = lazy(async () => ({ default: (await import('./article-part.js')).ArticlePart }));
const LazyOverviewPart = lazy(async () => ({ default: (await import('./overview-part.js')).OverviewPart }));

type Article<Name extends keyof ArticleParts> = ComponentProps<ArticleParts[Name]>;
type Overview<Name extends keyof OverviewParts> = ComponentProps<OverviewParts[Name]>;

export const ArticleAge = (props: Overview<'age'>) => <LazyOverviewPart part="age" {...props} />;
export const ArticleBrowser = (props: Overview<'browser'>) => <LazyOverviewPart part="browser" {...props} />;
export const ReadPrompt = (props: Article<'prompt'>) => <LazyArticlePart part="prompt" {...props} />;
export const ShareButton = (props: Article<'share'>) => <LazyArticlePart part="share" {...props} />;
export const RelatedArticles = (props: Article<'related'>) => <LazyArticlePart part="related" {...props} />;
