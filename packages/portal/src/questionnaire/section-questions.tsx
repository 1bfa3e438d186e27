'use client';

import { OneByOne, useFetched } from '@pomp/design-system';
import { QuestionField, type SectionFormController } from '@pomp/forms';
import { useLanguage } from '@pomp/language/react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Suggestion } from './asked-section.js';
import type { QuestionsInTurn } from './use-questions-in-turn.js';
import type { SectionEditing } from './use-section-editor.js';

const fetchConflict = () => import('./conflict.js');

export interface SectionQuestionsProps {
  readonly editing: SectionEditing;
  /** The customer asked for this form: its first question takes focus. */
  readonly takesFocus: boolean;
  /** @param option the answer at hand, of a question with several. */
  readonly onFieldFocus: (field: string, option?: string) => void;
  /** A phone shows one at a time; without it all of them. */
  readonly inTurn?: QuestionsInTurn | undefined;
}

/** Every question of a section that is asked now, below what has to be settled first. Belongs in a `SectionForm`. */
export function SectionQuestions({
  editing: { form, suggested, conflict },
  takesFocus,
  onFieldFocus,
  inTurn,
}: SectionQuestionsProps) {
  const questions = useRef<HTMLDivElement>(null);
  const choice = useFetched(fetchConflict, conflict !== undefined);
  const focusFirst = useCallback(() => {
    const controls = questions.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
    [...controls].find((control) => control.getClientRects().length > 0)?.focus();
  }, []);

  useEffect(() => {
    if (takesFocus) focusFirst();
  }, [takesFocus, focusFirst]);

  return (
    <>
      {conflict && choice && <choice.Conflict form={form} conflict={conflict} onSettled={focusFirst} />}
      <div ref={questions}>
        <OneByOne
          items={Object.keys(form.section.fields).map((name) => ({
            id: name,
            content: <Question form={form} name={name} suggestion={suggested[name]} />,
          }))}
          shown={inTurn?.shown}
          attention={inTurn?.attention ?? 0}
          onVisit={(name, target) => onFieldFocus(name, optionAt(target))}
        />
      </div>
    </>
  );
}

/** Which of a question's answers something on the screen belongs to. */
const optionAt = (target: Element) => target.closest<HTMLElement>('[data-option]')?.dataset.option;

interface QuestionProps {
  readonly form: SectionFormController;
  readonly name: string;
  readonly suggestion: Suggestion | undefined;
}

/** Says who says it for as long as it is what stands there. */
function Question({ form, name, suggestion }: QuestionProps) {
  const language = useLanguage();
  const isSuggested = () =>
    suggestion !== undefined && JSON.stringify(form.field(name).value) === JSON.stringify(suggestion.answer);
  const suggested = useSyncExternalStore(form.subscribe, isSuggested, isSuggested);
  return <QuestionField name={name} note={suggestion && suggested ? language.say(suggestion.note) : undefined} />;
}
