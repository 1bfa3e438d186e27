import type { FocusEvent } from 'react';

/** A blur handler for a group: runs when the focus goes out of it, not when it goes from one control to the next. */
export const onGroupBlur =
  (onLeave: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
