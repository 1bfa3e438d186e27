import { resolveSection, type Answers, type Fields, type RawAnswers } from '@pomp/domain';
import type { AskedSection } from './asked-section.js';

interface Shown {
  readonly values: RawAnswers;
  /** Fields that hold what is only suggested. */
  readonly suggested: readonly string[];
  readonly stored: RawAnswers;
}

/**
 * What of the answers in a form is saved without anyone having pressed. What is suggested is none yet, unless another question was answered that is only asked because of it: that says that it is right.
 * Text that isn't an answer leaves alone what is stored.
 */
export function answersToKeep(
  { section, scope }: Pick<AskedSection, 'section' | 'scope'>,
  { values, suggested, stored }: Shown,
): { readonly values: RawAnswers; readonly answers: Answers<Fields> } {
  const resolve = (given: RawAnswers) => resolveSection(section, given, scope);
  const malformed = resolve(values).issues.flatMap(({ field, code }) => (code === 'malformed' ? [[field, stored[field]]] : []));
  let kept: RawAnswers = { ...values, ...Object.fromEntries(malformed) };
  for (const name of suggested) {
    const without = { ...kept, [name]: undefined };
    const { answers } = resolve(without);
    if (Object.keys(resolve(kept).answers).every((field) => field in answers || suggested.includes(field))) kept = without;
  }
  return { values: kept, answers: resolve(kept).answers };
}
