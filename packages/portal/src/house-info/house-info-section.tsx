'use client';

import { Button, editIcon, SectionHeader, Stack } from '@pomp/design-system';
import { SectionSummary } from '@pomp/forms';
import { useEffect, useRef, useState } from 'react';
import { useHasKeptAnswers } from '../kept-answers/use-kept-answers.js';
import { useTexts } from '../portal/portal-context.js';
import type { AskedHouseSection } from './house-info-progress.js';
import { partOfField, type LookedAtPart } from './house-parts.js';
import { SectionEditor } from './section-editor.js';
import { houseInfoTexts } from './texts.js';

export interface HouseInfoSectionProps {
  readonly houseId: string;
  readonly asked: AskedHouseSection;
  /** What in the house the customer is busy with; undefined when they are done with it. */
  readonly onLookAt: (part: LookedAtPart | undefined) => void;
}

type Mode =
  | { readonly kind: 'reading'; readonly justClosed: boolean }
  | { readonly kind: 'editing'; readonly asked: boolean };

/** One section: to read once it is done, else to fill in. */
export function HouseInfoSection({ houseId, asked, onLookAt }: HouseInfoSectionProps) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const { name, section, state, place } = asked;
  const [mode, setMode] = useState<Mode>(state.done ? { kind: 'reading', justClosed: false } : { kind: 'editing', asked: false });
  const editButton = useRef<HTMLButtonElement>(null);
  // Typed before and never saved: the form shows, and offers it back.
  const interrupted = useHasKeptAnswers(place);
  const justClosed = mode.kind === 'reading' && mode.justClosed;

  useEffect(() => {
    if (justClosed) editButton.current?.focus();
  }, [justClosed]);

  const close = () => {
    setMode({ kind: 'reading', justClosed: true });
    onLookAt(undefined);
  };

  if (mode.kind === 'reading' && (mode.justClosed || !interrupted)) {
    return (
      <Stack as="section" gap="l">
        <SectionHeader
          title={section.title}
          action={
            <Button
              ref={editButton}
              tone="secondary"
              size="small"
              iconBefore={editIcon}
              aria-label={texts.editSection(section.title)}
              onClick={() => setMode({ kind: 'editing', asked: true })}
            >
              {texts.edit}
            </Button>
          }
        />
        <SectionSummary section={section} resolution={state.resolution} />
      </Stack>
    );
  }
  return (
    <Stack as="section" gap="l">
      <SectionHeader title={section.title} hint={texts.hint} />
      <SectionEditor
        houseId={houseId}
        asked={asked}
        takesFocus={mode.kind === 'editing' && mode.asked}
        onFieldFocus={(field) => onLookAt(partOfField(name, field))}
        onClose={state.done ? close : undefined}
      />
    </Stack>
  );
}
