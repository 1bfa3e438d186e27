import { keepLocale } from '@pomp/api-client';
import type { Control } from '@pomp/design-system/controls';

/** Keeps in the account the language that a customer who is logged in chooses in the header (`LanguageSwitch`), so that mails come in it. The link leads there itself. */
export const languageChoiceControl: Control = (document, signal) => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const locale = (target as Element).closest<HTMLElement>('a[data-locale]')?.dataset.locale;
      if (locale) keepLocale(locale);
    },
    { signal },
  );
};
