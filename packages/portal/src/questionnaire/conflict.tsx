'use client';

import { Button, Card, Heading, Inline, Stack, SummaryList, Text, useNotify } from '@pomp/design-system';
import type { SectionFormController } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId, useSyncExternalStore } from 'react';
import { changedAnswers } from './changed-answers.js';
import { questionnaireTexts } from './texts.js';
import type { SectionConflict } from './use-conflicting-save.js';

export interface ConflictProps {
  readonly form: SectionFormController;
  readonly conflict: SectionConflict;
  /** The question is gone from the page: focus goes on to the form. */
  readonly onSettled: () => void;
}

/** What was saved elsewhere meanwhile beside what is on the screen, and which of the two to keep. */
export function Conflict({ form, conflict, onSettled }: ConflictProps) {
  const texts = useTexts(questionnaireTexts);
  const language = useLanguage();
  const notify = useNotify();
  const titleId = useId();
  const mine = useSyncExternalStore(form.subscribe, form.resolution, form.resolution);
  const changes = changedAnswers(conflict.saved, mine, language);
  return (
    <Card as="section" labelledBy={titleId} padding="m">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="h4" id={titleId}>
            {texts.conflictTitle}
          </Heading>
          <Text>{changes.length > 0 ? texts.conflict : texts.conflictSolved}</Text>
        </Stack>
        {changes.map(({ field, label, saved, mine: typed }) => (
          <Stack key={field} gap="xs">
            <Text weight="strong">{label}</Text>
            <SummaryList
              missingText={texts.noAnswer}
              items={[
                { label: texts.saved, value: saved },
                { label: texts.mine, value: typed },
              ]}
            />
          </Stack>
        ))}
        <Inline gap="s" stacked="phone">
          <Button
            tone="secondary"
            onClick={() => {
              conflict.keepMine();
              onSettled();
            }}
          >
            {texts.keepMine}
          </Button>
          <Button
            tone="secondary"
            onClick={() => {
              conflict.takeSaved();
              notify({ tone: 'success', text: texts.tookSaved });
              onSettled();
            }}
          >
            {texts.takeSaved}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
