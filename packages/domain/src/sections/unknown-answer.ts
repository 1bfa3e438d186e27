import { sectionsTexts } from './texts.js';

/** Wire value of 'Ik weet het niet', on every field that allows it. */
export const unknownAnswer = 'o.b.';
/** The type of `unknownAnswer`. */
export type UnknownAnswer = typeof unknownAnswer;

/** How `o.b.` reads. */
export const unknownLabel = /* #__PURE__ */ sectionsTexts.message('unknown');

/** `value` is what the field holds; `before` what a second press brings back. */
export interface UnknownToggle {
  readonly value: string;
  /** '' when nothing was filled in. */
  readonly before: string;
}

/** A press on 'Ik weet het niet': the first one sets `o.b.` and remembers the value, the second one restores it. */
export function toggleUnknown({ value, before }: UnknownToggle): UnknownToggle {
  if (value === unknownAnswer) return { value: before, before: '' };
  return { value: unknownAnswer, before: value };
}
