import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'May we use cookies from others?',
  explanation:
    'This site has parts by {services}. They then see which pages you visit, and set cookies. The site works without them too.',
  more: 'Read what we keep',
  accept: 'Accept',
  refuse: 'Refuse',
  change: 'Change cookies',
};
