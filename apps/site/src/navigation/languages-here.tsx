'use client';

import { LanguageSwitch, useNavigation } from '@pomp/design-system';
import { useShownSearch } from './shown-path';

interface LanguagesHereProps {
  /** What the addresses of this page's language begin with. */
  prefix: string;
  others: readonly { readonly locale: string; readonly prefix: string }[];
}

/** In the account, which changes pages under its header: the same address below another language, from where the reverse proxy leads to its words there. */
export function LanguagesHere({ prefix, others }: LanguagesHereProps) {
  const { pathname = prefix } = useNavigation();
  const search = useShownSearch();
  const here = pathname.slice(prefix.length) + (search && `?${search}`);
  return <LanguageSwitch languages={others.map(({ locale, prefix: there }) => ({ locale, href: there + here }))} />;
}
