import type { Translation } from '@pomp/language';
import type { nl } from './calls.nl';

export const en: Translation<typeof nl> = {
  notFound: 'We couldn’t find this.',
  malformed: 'This request isn’t right. Refresh the page and try again.',
  failed: 'Something went wrong on our side. Please try again later.',
  unavailable: 'We can’t reach your details right now. Please try again in a few minutes.',
  noCategory: 'On which subject? Pass ‘category’.',
  noArticles: 'The articles aren’t available right now. Please try again in a moment.',
};
