import { ApiError } from '@pomp/api-client';
import { resolveSection, unknownAnswer } from '@pomp/domain';
import { isSameAnswer, mergeAnswers, type LocalDraftStore } from '@pomp/forms';
import { answersToKeep } from '../questionnaire/answers-to-keep.js';
import { isGiven } from '../questionnaire/asked-section.js';
import type { QuestionnaireStore } from '../questionnaire/questionnaire-store.js';

/** `waits`: someone has to look at the form first. */
export type DraftResult = 'sent' | 'nothing' | 'waits';

const mostTries = 4;

const hasFiles = (answer: unknown): boolean => Array.isArray(answer) && answer.some((id) => id !== unknownAnswer);

/**
 * Saves what the device kept of one section, on top of what is stored by now, without a form of it on the page. What only a person can settle stays on the device: an answer
 * that was changed elsewhere, too, and a finished section that misses something now. Fails as calls do.
 */
export async function sendDraft<Name extends string>(
  store: QuestionnaireStore<Name>,
  name: Name,
  drafts: LocalDraftStore,
  now: () => Date,
): Promise<DraftResult> {
  const draft = drafts.found();
  if (!draft) return 'nothing';
  for (let tries = 1; ; tries += 1) {
    const asked = await store.latest(name);
    const { section, scope, stored, state } = asked;
    const base = draft.startedFrom ?? stored;
    const versions = { base, mine: { ...base, ...draft.values }, theirs: stored, unheard: draft.unheard };
    const { values: merged, conflicts } = mergeAnswers(section.fields, versions, scope.context);
    // Photos and videos are stored as they arrive: a draft says of them no more than that there will be none.
    const isStoredAlone = ([name, { kind }]: [string, (typeof section.fields)[string]]) =>
      kind === 'files' && (hasFiles(merged[name]) || hasFiles(stored[name]));
    const files = Object.entries(section.fields).filter(isStoredAlone);
    const values = { ...merged, ...Object.fromEntries(files.map(([name]) => [name, stored[name]])) };
    if (conflicts.some((field) => isGiven(asked, field))) return 'waits';
    // What nobody stored stands in the form as it stood there at first: it was suggested.
    const suggested = Object.keys(section.fields).filter((field) => values[field] === undefined && base[field] !== undefined);
    const shown = { ...values, ...Object.fromEntries(suggested.map((field) => [field, base[field]])) };
    const { issues } = resolveSection(section, shown, scope);
    const isNews = ([field, definition]: [string, (typeof section.fields)[string]]) =>
      !isSameAnswer(definition, values[field], stored[field], scope.context);
    const malformed = issues.flatMap(({ field, code }) => (code === 'malformed' ? [[field, shown[field]] as const] : []));
    const news = Object.entries(section.fields).filter(isNews);
    const anySendable = news.some(([field]) => !malformed.some(([wrong]) => wrong === field));
    if (state.done && news.length > 0 && issues.length > 0) return 'waits';
    try {
      if (anySendable) {
        const mode = state.done ? 'final' : 'draft';
        const kept = answersToKeep(asked, { values: shown, suggested, stored });
        await store.save(name, { mode, ...kept, startedFrom: stored }, asked.revision);
      }
      drafts.settle(Object.fromEntries(malformed), now());
      return anySendable ? 'sent' : 'nothing';
    } catch (failure) {
      // Saved elsewhere in between: once more, on top of that.
      if (tries === mostTries || !(failure instanceof ApiError) || failure.code !== 'conflict') throw failure;
    }
  }
}
