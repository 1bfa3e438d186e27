'use client';

import { Badge, Button, editIcon, Skeleton, Stack, Text, useLeaveGuardControl } from '@pomp/design-system';
import { isBegun } from '@pomp/domain';
import { SectionSummary } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useEffect, useRef } from 'react';
import type { LookedAt } from './asked-questionnaire.js';
import type { AskedSection } from './asked-section.js';
import type { QuestionnaireStore } from './questionnaire-store.js';
import type { SectionEditor } from './section-editor.js';
import { questionnaireTexts } from './texts.js';

export type SectionMode =
  | { readonly kind: 'reading'; readonly justClosed: boolean }
  /** `asked`: the customer pressed for it, and the form takes focus. */
  | { readonly kind: 'editing'; readonly asked: boolean };

export interface OverviewSectionProps<Name extends string> {
  readonly asked: AskedSection<Name>;
  readonly store: QuestionnaireStore<Name>;
  /** Undefined while its script is fetched. */
  readonly editor: { readonly SectionEditor: typeof SectionEditor } | undefined;
  readonly mode: SectionMode;
  readonly onModeChange: (mode: SectionMode) => void;
  readonly onLookAt: (looking: LookedAt<Name> | undefined) => void;
}

/** One section: what is known and what is missing, or its form. */
export function OverviewSection<Name extends string>({
  asked,
  store,
  editor,
  mode,
  onModeChange,
  onLookAt,
}: OverviewSectionProps<Name>) {
  const texts = useTexts(questionnaireTexts);
  const { name } = asked;
  const { mayLeave } = useLeaveGuardControl();
  if (mode.kind === 'reading')
    return (
      <SectionAnswers asked={asked} justClosed={mode.justClosed} onEdit={() => onModeChange({ kind: 'editing', asked: true })} />
    );
  return (
    <Stack gap="l">
      <Text italic tone="muted" measure>
        {texts.hint}
      </Text>
      {editor ? (
        <editor.SectionEditor
          asked={asked}
          store={store}
          takesFocus={mode.asked}
          onFieldFocus={(field, option) => onLookAt({ section: name, field, option })}
          onClose={() => {
            if (!mayLeave()) return;
            onModeChange({ kind: 'reading', justClosed: true });
            onLookAt({ section: name });
          }}
        />
      ) : (
        <Skeleton shape="field" count={3} />
      )}
    </Stack>
  );
}

interface SectionAnswersProps {
  readonly asked: AskedSection;
  /** The form was just put away: focus goes back to where it was opened. */
  readonly justClosed: boolean;
  readonly onEdit: () => void;
}

function SectionAnswers({ asked, justClosed, onEdit }: SectionAnswersProps) {
  const texts = useTexts(questionnaireTexts);
  const language = useLanguage();
  const { section, state, suggested, answeredBy } = asked;
  const begun = isBegun(state);
  const editButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (justClosed) editButton.current?.focus();
  }, [justClosed]);

  return (
    <Stack gap="m" align="stretch">
      {begun ? (
        <SectionSummary section={section} resolution={state.resolution} answeredBy={answeredBy} />
      ) : (
        <Text measure>{language.sayIfAny(section.intro)}</Text>
      )}
      {Object.keys(suggested).length > 0 && <Text measure>{texts.suggested}</Text>}
      <div>
        <Button
          ref={editButton}
          tone="secondary"
          size="small"
          iconBefore={editIcon}
          aria-label={begun ? texts.changeSection({ title: section.title }) : texts.fillInSection({ title: section.title })}
          onClick={onEdit}
        >
          {begun ? texts.change : texts.fillIn}
        </Button>
      </div>
    </Stack>
  );
}

/** How a section stands, beside its title. */
export function SectionMark({ asked }: { readonly asked: AskedSection }) {
  const texts = useTexts(questionnaireTexts);
  const { done, resolution } = asked.state;
  if (done) return <Badge tone="success">{texts.sectionDone}</Badge>;
  if (isBegun(asked.state))
    return (
      <Badge tone="warning">
        {resolution.issues.length > 0 ? texts.sectionMisses({ count: resolution.issues.length }) : texts.sectionToSave}
      </Badge>
    );
  return (
    <Text as="span" size="small" tone="muted">
      {texts.sectionEmpty}
    </Text>
  );
}
