const ends = ['mouseup', 'pointercancel', 'dragend'];

/**
 * Runs in a moment, or when the button that is held down is let go. A message that comes or goes moves what is below it: a press that makes a
 * field lose its focus would end beside the button that it started on, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  // Firefox says what is pressed only after it has moved the focus.
  setTimeout(() => {
    if (!document.querySelector(':active')) {
      run();
      return;
    }
    const done = () => {
      for (const end of ends) document.removeEventListener(end, done, true);
      // The click follows in the same turn.
      setTimeout(run);
    };
    for (const end of ends) document.addEventListener(end, done, true);
  });
}
