import { keepLocale } from '@pomp/api-client';
import type { Control } from '@pomp/design-system/controls';

/**
 * Keeps in the account the language that a customer who is logged in chooses in the header (`LanguageSwitch`), so that mails come in it. The link leads there itself; where its page is
 * one that everybody gets, with what this visitor's address asks of it: a token, or a search.
 */
export const languageChoiceControl: Control = (document, signal) => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[data-locale]');
      if (!link) return;
      // What is searched while someone types changes it after the page was served.
      link.search = location.search;
      keepLocale(link.dataset.locale ?? '');
    },
    { signal },
  );
};
