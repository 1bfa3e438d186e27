import { headers } from 'next/headers';
import { type ReactNode } from 'react';
import { ShownPath } from './shown-path';
import { shownPathHeader } from './shown-path-header';

/** Around the pages for one visitor, which may stand at other paths than visitors see. */
export async function AtShownPath({ children }: { children: ReactNode }) {
  const path = (await headers()).get(shownPathHeader);
  return path === null ? children : <ShownPath path={path}>{children}</ShownPath>;
}
