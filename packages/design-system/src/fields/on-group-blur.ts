import type { FocusEvent } from 'react';

/**
 * A blur handler for a group: runs when the focus goes out of it, not when it goes from one control to the next. A press on a card of the group, too, takes the focus out of it before
 * it brings it back: that isn't leaving.
 */
export const onGroupBlur =
  (onLeave: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    if (relatedTarget) {
      onLeave?.();
      return;
    }
    setTimeout(() => {
      if (!currentTarget.contains(document.activeElement) && !currentTarget.querySelector(':active')) onLeave?.();
    });
  };
