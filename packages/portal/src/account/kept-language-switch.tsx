'use client';

import { keepLocale } from '@pomp/api-client';
import { LanguageSwitch, type LanguageLink } from '@pomp/design-system';

export interface KeptLanguageSwitchProps {
  /** The page in the languages that it is not in. */
  readonly languages: readonly LanguageLink[];
}

/** The header's languages: what a customer who is logged in chooses is kept in the account, and mails come in it. Needs no provider, as the link to the account. */
export function KeptLanguageSwitch({ languages }: KeptLanguageSwitchProps) {
  return <LanguageSwitch languages={languages} onChoose={keepLocale} />;
}
