import type { ReactNode } from 'react';

/** Words of content, in their language where that isn't the page's. */
export const Said = ({ lang, children }: { readonly lang: string | undefined; readonly children: ReactNode }) =>
  lang === undefined ? children : <span lang={lang}>{children}</span>;
