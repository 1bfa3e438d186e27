import { headers } from 'next/headers';
import { type ReactNode } from 'react';
import { ShownPath } from './shown-path';
import { shownPathHeader } from './shown-path-header';

/** Around the pages for one visitor, which stand at other paths than visitors see. */
export async function AtShownPath({ children }: { children: ReactNode }) {
  const [path = '/', search = ''] = ((await headers()).get(shownPathHeader) ?? '/').split(/\?(.*)/s);
  return (
    <ShownPath path={path} search={search}>
      {children}
    </ShownPath>
  );
}
