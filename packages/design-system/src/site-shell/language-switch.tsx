import { languageCode, languageName } from '@pomp/language';
import * as styles from './site-header.css.js';

/** The same page in another language. */
export interface LanguageLink {
  /** The language, as BCP 47 names it: `en-GB`. */
  locale: string;
  href: string;
}

/** Props of `LanguageSwitch`. */
export interface LanguageSwitchProps {
  /** The languages that the page is not in. */
  languages: readonly LanguageLink[];
}

/**
 * Leads to the same page in another language, which it names as who reads it does. A link that the browser follows: the page there has other words. It has its language in
 * `data-locale`, for whoever keeps what is chosen.
 */
export function LanguageSwitch({ languages }: LanguageSwitchProps) {
  return languages.map(({ locale, href }) => (
    <a
      key={locale}
      href={href}
      hrefLang={languageCode(locale)}
      lang={languageCode(locale)}
      data-locale={locale}
      className={styles.language}
    >
      {languageName(locale)}
    </a>
  ));
}
