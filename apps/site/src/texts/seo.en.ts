import type { Translation } from '@pomp/language';
import type { nl } from './seo.nl';

export const en: Translation<typeof nl> = {
  home: 'Home',
  knowledgeBase: 'Knowledge base',
  vacancies: 'Vacancies',
  page: 'page {page}',
  subjectPage: '{subject}, page {page}',
  part: '{title}: {part}',
};
