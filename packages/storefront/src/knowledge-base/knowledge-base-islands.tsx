'use client';

import { lazy, type ComponentProps } from 'react';
import type { KnowledgeBaseParts } from './knowledge-base-part.js';

/** Fetched only by pages of the knowledge base, in one go: see `savings-islands.tsx` for why these are components around a lazy one. */
const LazyPart = lazy(async () => ({ default: (await import('./knowledge-base-part.js')).KnowledgeBasePart }));

type PropsOf<Name extends keyof KnowledgeBaseParts> = ComponentProps<KnowledgeBaseParts[Name]>;

export const ArticleAge = (props: PropsOf<'age'>) => <LazyPart part="age" {...props} />;
export const ArticleBrowser = (props: PropsOf<'browser'>) => <LazyPart part="browser" {...props} />;
export const ReadPrompt = (props: PropsOf<'prompt'>) => <LazyPart part="prompt" {...props} />;
export const SharePanel = (props: PropsOf<'share'>) => <LazyPart part="share" {...props} />;
export const RelatedArticles = (props: PropsOf<'related'>) => <LazyPart part="related" {...props} />;
