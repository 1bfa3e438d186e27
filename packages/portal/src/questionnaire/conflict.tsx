'use client';

import { Button, Card, Heading, Inline, Stack, SummaryList, Text } from '@pomp/design-system';
import type { SectionFormController } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId, useRef, useSyncExternalStore } from 'react';
import { conflictingAnswers } from './merge-section.js';
import { questionnaireTexts } from './texts.js';
import type { SectionConflict } from './use-merging-save.js';

export interface ConflictProps {
  readonly form: SectionFormController;
  readonly conflict: SectionConflict;
  /** The question is gone from the page: focus goes on to the form. */
  readonly onSettled: () => void;
}

/** Each answer that was changed here and elsewhere, with both, and which of the two to keep. What only one of them changed isn't asked. */
export function Conflict({ form, conflict, onSettled }: ConflictProps) {
  const texts = useTexts(questionnaireTexts);
  const language = useLanguage();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const resolution = useSyncExternalStore(form.subscribe, form.resolution, form.resolution);
  const { saved, theirs, unheard, mine } = conflict;
  const look = () => {
    const versions = { base: form.saved(), mine: form.draft().values, theirs, unheard, resolution: form.resolution() };
    return conflictingAnswers(saved, versions, language);
  };
  const answers = { base: form.saved(), mine: form.draft().values, theirs, unheard, resolution };
  const open = conflictingAnswers(saved, answers, language).conflicts.filter(({ field }) => !mine.includes(field));

  const goOn = (settled: readonly string[]) => {
    const { values, conflicts } = look();
    if (conflicts.some(({ field }) => !settled.includes(field))) {
      heading.current?.focus();
      return;
    }
    conflict.settle(values);
    onSettled();
  };
  return (
    <Card as="section" labelledBy={titleId} padding="m">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="h4" id={titleId} ref={heading}>
            {texts.conflictTitle}
          </Heading>
          <Text>{open.length > 0 ? texts.conflict : texts.conflictSolved}</Text>
        </Stack>
        {open.map(({ field, label, saved: theirAnswer, mine: myAnswer }) => (
          <Stack key={field} gap="s">
            <Text weight="strong">{label}</Text>
            <SummaryList
              missingText={texts.noAnswer}
              items={[
                { label: texts.mine, value: myAnswer },
                { label: texts.saved, value: theirAnswer },
              ]}
            />
            <Inline gap="s" stacked="phone">
              <Button
                tone="secondary"
                aria-label={texts.keepMineOf({ question: label })}
                onClick={() => {
                  conflict.keepMine(field);
                  goOn([...mine, field]);
                }}
              >
                {texts.keepMine}
              </Button>
              <Button
                tone="secondary"
                aria-label={texts.takeSavedOf({ question: label })}
                onClick={() => {
                  form.change(field, theirs[field]);
                  goOn(mine);
                }}
              >
                {texts.takeSaved}
              </Button>
            </Inline>
          </Stack>
        ))}
        {open.length === 0 && (
          <div>
            <Button tone="secondary" onClick={() => goOn(mine)}>
              {texts.goOn}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
