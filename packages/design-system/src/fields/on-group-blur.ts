import type { FocusEvent } from 'react';

/**
 * A blur handler for a group: runs when the focus goes out of it, not when it goes from one control to the next. A press on a card of the group, too, takes the focus out of it before
 * it brings it back: that isn't leaving. What surrounds the group may take it meanwhile, as a fieldset that can have it does.
 */
export const onGroupBlur =
  (onLeave: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    if (relatedTarget && !relatedTarget.contains(currentTarget)) {
      onLeave?.();
      return;
    }
    setTimeout(() => {
      if (!currentTarget.contains(document.activeElement) && !currentTarget.querySelector(':active')) onLeave?.();
    });
  };
