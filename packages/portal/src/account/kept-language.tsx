'use client';

import { keepLocale } from '@pomp/api-client';
import type { MouseEvent, ReactNode } from 'react';

export interface KeptLanguageProps {
  /** The header's `LanguageSwitch`. */
  readonly children: ReactNode;
}

/**
 * Around the header's languages: the one that a customer who is logged in chooses is kept in the account, and mails come in it. Needs no provider, as the link to the account,
 * and leaves the links themselves without script.
 */
export function KeptLanguage({ children }: KeptLanguageProps) {
  return (
    // Nothing is pressed but the links inside, and Enter on a link is a click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div style={{ display: 'contents' }} onClick={keepChosen}>
      {children}
    </div>
  );
}

function keepChosen({ target }: MouseEvent): void {
  const link = (target as Element).closest<HTMLElement>('[data-locale]');
  if (link?.dataset.locale) keepLocale(link.dataset.locale);
}
