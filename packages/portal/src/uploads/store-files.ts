import { ApiError } from '@pomp/api-client';
import { resolveSection, unknownAnswer, type RawAnswers } from '@pomp/domain';
import type { Uploads } from '@pomp/forms';
import type { AskedSection } from '../questionnaire/asked-section.js';
import type { QuestionnaireStore } from '../questionnaire/questionnaire-store.js';

const idsIn = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.filter((id): id is string => typeof id === 'string') : [];

/** The answers to questions about files that are other than what is stored of those files; empty when all agree. */
export function newerFiles(
  { section, stored, state }: Pick<AskedSection, 'section' | 'stored' | 'state'>,
  uploads: Pick<Uploads, 'filesOf'>,
): RawAnswers {
  return Object.fromEntries(
    Object.entries(section.fields).flatMap(([name, { kind }]) => {
      const presence = state.resolution.fields[name]?.presence;
      const ids =
        kind === 'files' && (presence === 'required' || presence === 'optional') ? uploads.filesOf(name).stored : undefined;
      if (!ids) return [];
      const answer = idsIn(stored[name]);
      const same = ids.length === 0 ? answer.every((id) => id === unknownAnswer) : ids.join() === answer.join();
      return same ? [] : [[name, ids]];
    }),
  );
}

const mostTries = 3;

/**
 * Makes what is stored of a section's files its answers, by a save that leaves all other answers as they are: a photo that arrived is
 * safe, whatever becomes of the form. A finished section stays finished when nothing is missing. Fails as calls do.
 */
export async function storeFiles<Name extends string>(
  store: QuestionnaireStore<Name>,
  name: Name,
  uploads: Pick<Uploads, 'filesOf'>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const asked = await store.latest(name);
    const newer = newerFiles(asked, uploads);
    if (Object.keys(newer).length === 0) return;
    const values = { ...asked.stored, ...newer };
    const { answers, issues } = resolveSection(asked.section, values, asked.scope);
    try {
      await store.save(
        name,
        { mode: asked.state.done && issues.length === 0 ? 'final' : 'draft', answers, values, startedFrom: asked.stored },
        asked.revision,
      );
      return;
    } catch (failure) {
      // Saved elsewhere in between: once more, on top of that.
      if (tries === mostTries || !(failure instanceof ApiError) || failure.code !== 'conflict') throw failure;
    }
  }
}
