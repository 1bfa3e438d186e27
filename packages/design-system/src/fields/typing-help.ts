import type { ChangeEvent } from 'react';

/** What stands in the field after a change. `atEnd`: something was added behind the rest, so that adding to it can't get in the way. */
export type TypingHelp = (text: string, atEnd: boolean) => string;

/** Lets a field help with what was just typed, and leaves the caret where the person has it. */
export function helpTyping({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, help: TypingHelp): void {
  // A keyboard that is still composing a word loses its place when the text changes under it; leaving the field tidies up.
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
  const removed = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
  const caret = target.selectionStart ?? target.value.length;
  const atEnd = caret === target.value.length;
  const helped = help(target.value, atEnd && !removed);
  if (helped === target.value) return;
  target.value = helped;
  const place = atEnd ? helped.length : caret;
  target.setSelectionRange(place, place);
}
