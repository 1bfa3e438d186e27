'use client';

import { PageFace, pageTurnClass, type PageTurnProps } from './page-face.js';

interface PageButtonProps extends PageTurnProps {
  /** None at an end: the button then keeps its focus, so that who pages by keyboard doesn't fall off the list. */
  target: number | undefined;
  turnTo: (page: number) => void;
}

export function PageButton({ direction, children, describedBy, target, turnTo }: PageButtonProps) {
  const atEnd = target === undefined;
  return (
    <button
      type="button"
      className={pageTurnClass(atEnd)}
      aria-disabled={atEnd || undefined}
      aria-describedby={atEnd ? describedBy : undefined}
      onClick={() => {
        if (target !== undefined) turnTo(target);
      }}
    >
      <PageFace direction={direction}>{children}</PageFace>
    </button>
  );
}
