import type { Fields, Section } from './define-section.js';
import type { SectionContext } from './field.js';
import { resolveSection, type Issue, type RawAnswers, type Resolution } from './resolve-section.js';

/** A draft (back and home saves) always succeeds; a final save (forward, finish, edit mode) refuses what is missing or malformed. */
export type SaveMode = 'draft' | 'final';

/** What a save comes to. */
export type SectionSave<F extends Fields> =
  | {
      readonly accepted: true;
      /** What to store: the answers that count, and stored answers that this flow doesn't ask. */
      readonly answers: RawAnswers;
      readonly resolution: Resolution<F>;
    }
  | { readonly accepted: false; readonly issues: readonly Issue<keyof F & string>[] };

/** What a save stores, or why it is refused. Hidden answers and malformed text are not stored in either mode. */
export function saveSection<F extends Fields, After, Context extends SectionContext>(
  section: Section<string, F, After, Context>,
  {
    stored,
    posted,
    mode,
    ...scope
  }: {
    readonly stored: RawAnswers;
    readonly posted: RawAnswers;
    readonly mode: SaveMode;
    readonly after: After;
    readonly context: Context;
  },
): SectionSave<F> {
  const resolution = resolveSection(section, posted, scope);
  if (mode === 'final' && resolution.issues.length > 0) return { accepted: false, issues: resolution.issues };
  return { accepted: true, answers: { ...unaskedAnswers(stored, resolution), ...resolution.answers }, resolution };
}

/** Stored answers that this save leaves alone. */
export const unaskedAnswers = (stored: RawAnswers, { fields }: Pick<Resolution, 'fields'>): RawAnswers =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => fields[name]?.presence === 'unasked'));
