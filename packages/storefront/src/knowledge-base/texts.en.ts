import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  home: 'Home',
  knowledgeBase: 'Knowledge base',
  all: 'All',
  categories: 'Topic',
  pages: 'Pages of articles',
  empty: 'No articles have been published.',
  count: '{count, plural, one {{count} article} other {{count} articles}}',
  latest: 'The newest article',
  readingTime: '{minutes, plural, one {{minutes} minute} other {{minutes} minutes}} to read',
  new: 'New',
  published: 'Published on:',
  readMore: 'read more',
  share: 'Share this article',
  shareOn: 'Share on {network}',
  related: 'Related articles',
  contents: 'In this article',
  author: 'By',
  checked: 'Checked on:',
  sources: 'Sources',
  aboutSources: 'Where the amounts and figures come from. Amounts change: see at the source what holds now.',
};
