import { headers } from 'next/headers';
import { type ReactNode } from 'react';
import { ShownPath } from './shown-path';
import { shownPathHeader } from './shown-path-header';

/** Around the pages for one visitor, which may stand at other paths than visitors see. */
export async function AtShownPath({ children }: { children: ReactNode }) {
  const shown = (await headers()).get(shownPathHeader);
  return shown === null ? children : <ShownPath path={shown.split('?', 1)[0] ?? shown}>{children}</ShownPath>;
}
