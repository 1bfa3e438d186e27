import type { RawAnswers } from '@pomp/domain';
import type { SectionForm } from '../section-form/create-form-on.js';
import { isSameAnswer } from '../section-form/is-same-answer.js';
import type { LocalDraft } from './local-draft-store.js';
import { mergeAnswers } from './merge-answers.js';

/**
 * Puts answers that the device kept back into a form, on top of what was saved since. What someone typed in the form meanwhile stays. Gives the fields whose answer was changed
 * elsewhere, too: of those the kept one stands there, and still is a change of what it started from.
 *
 * @param isStored whether someone gave the answer that counts as saved. What is only suggested may come or go in between, and nobody changed it.
 */
export function restoreDraft(
  form: SectionForm,
  { values, startedFrom, unheard }: LocalDraft,
  isStored: (field: string) => boolean = () => true,
): readonly string[] {
  const saved = form.saved();
  const current = form.draft().values;
  const { fields } = form.section;
  const base = startedFrom ?? saved;
  const merged = mergeAnswers(fields, { base, mine: { ...base, ...values }, theirs: saved, unheard }, form.context());
  const isTouched = (name: string) => !isSameAnswer(fields[name]!, current[name], saved[name], form.context());
  const conflicts = merged.conflicts.filter((name) => isStored(name) && !isTouched(name));
  const pick = (from: RawAnswers, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, from[name]]));
  const restored = Object.keys(merged.values).filter((name) => !isTouched(name));
  const changes = restored.some((name) => !isSameAnswer(fields[name]!, merged.values[name], current[name], form.context()));
  if (changes) form.replace({ ...saved, ...pick(base, conflicts) }, { ...current, ...pick(merged.values, restored) });
  return conflicts;
}
