import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  filters: {
    title: 'Filters',
    reset: 'Reset',
    query: 'What kind of work are you looking for?',
    queryPlaceholder: 'Keyword',
    location: 'Where would you like to work?',
    locationPlaceholder: 'Location',
    search: 'Search',
  },
  results: 'Results: {count}',
  empty: 'There are no vacancies that match the selected criteria.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages of vacancies',
  new: 'New',
  apply: 'Apply now',
  applyFor: 'for {title}',
  home: 'Home',
  vacancies: 'Vacancies',
  label: 'Strengthen our team',
  facts: {
    title: 'Important information',
    location: 'Location',
    time: 'Working hours',
    education: 'Education',
    salary: 'Salary',
  },
  toForm: 'Apply',
};
