'use client';

import { Button, editIcon, SectionHeader, Stack } from '@pomp/design-system';
import { houseInfo, type SectionState, type StoredSection } from '@pomp/domain';
import { SectionSummary } from '@pomp/forms';
import { useEffect, useRef, useState } from 'react';
import { useHasKeptAnswers } from '../kept-answers/use-kept-answers.js';
import { useTexts } from '../portal/portal-context.js';
import { placeOfSection, type HouseInfoSectionName } from './house-info-progress.js';
import { partOfField, type ConsumptionPart } from './house-parts.js';
import { SectionEditor } from './section-editor.js';
import { houseInfoTexts } from './texts.js';

export interface HouseInfoSectionProps {
  readonly houseId: string;
  readonly name: HouseInfoSectionName;
  readonly stored: StoredSection | undefined;
  readonly state: SectionState;
  /** What in the house the customer is busy with; undefined when they are done with it. */
  readonly onLookAt: (part: ConsumptionPart | undefined) => void;
}

const nothing = {};

type Mode =
  | { readonly kind: 'reading'; readonly justClosed: boolean }
  | { readonly kind: 'editing'; readonly asked: boolean };

/** One section: to read once it is done, else to fill in. */
export function HouseInfoSection({ houseId, name, stored, state, onLookAt }: HouseInfoSectionProps) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const section = houseInfo.sections[name];
  const [mode, setMode] = useState<Mode>(state.done ? { kind: 'reading', justClosed: false } : { kind: 'editing', asked: false });
  const editButton = useRef<HTMLButtonElement>(null);
  // Typed before and never saved: the form shows, and offers it back.
  const interrupted = useHasKeptAnswers(placeOfSection(houseId, name));
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
        section={section}
        stored={stored?.answers ?? nothing}
        takesFocus={mode.kind === 'editing' && mode.asked}
        onFieldFocus={(field) => onLookAt(partOfField[field])}
        onClose={state.done ? close : undefined}
      />
    </Stack>
  );
}
