'use client';

import { BaseLink } from '../navigation/base-link.js';
import { opensHere } from '../navigation/opens-here.js';
import { PageFace, pageTurnClass, type PageTurnProps } from './page-face.js';

interface TurningLinkProps extends Pick<PageTurnProps, 'direction' | 'children'> {
  href: string;
  /** In the place of opening the address. */
  turn: () => void;
}

/** A link to a page that turns it without loading it anew. */
export function TurningLink({ direction, children, href, turn }: TurningLinkProps) {
  return (
    <BaseLink
      href={href}
      className={pageTurnClass(false)}
      data-scripted=""
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        turn();
      }}
    >
      <PageFace direction={direction}>{children}</PageFace>
    </BaseLink>
  );
}
