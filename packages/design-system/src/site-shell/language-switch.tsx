import * as styles from './site-header.css.js';

/** The same page in another language. */
export interface LanguageLink {
  /** Its code, as `<html lang>` has it: `en`. */
  language: string;
  href: string;
}

/** Props of `LanguageSwitch`. */
export interface LanguageSwitchProps {
  /** The languages that the page is not in. */
  languages: readonly LanguageLink[];
}

/** Leads to the same page in another language, which it names as who reads it does. A link that the browser follows: the page there has other words. */
export function LanguageSwitch({ languages }: LanguageSwitchProps) {
  return languages.map(({ language, href }) => (
    <a key={language} href={href} hrefLang={language} lang={language} className={styles.language}>
      {nameOf(language)}
    </a>
  ));
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
