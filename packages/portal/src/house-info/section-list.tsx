'use client';

import { Accordion, useLeaveGuardControl } from '@pomp/design-system';
import { useState } from 'react';
import { useFirstWithKeptAnswers } from '../kept-answers/use-kept-answers.js';
import type { AskedHouseSection, HouseInfoSectionName } from './house-info-progress.js';
import { partOfSection, type LookedAtPart } from './house-parts.js';
import { HouseInfoSection, SectionMark, type SectionMode } from './house-info-section.js';

export interface SectionListProps {
  readonly houseId: string;
  readonly sections: readonly AskedHouseSection[];
  /** What in the house the customer is busy with; undefined when they are done with it. */
  readonly onLookAt: (part: LookedAtPart | undefined) => void;
}

type Open = { readonly name: HouseInfoSectionName; readonly mode: SectionMode };

/** Every section with how it stands, one of them open: to read first, and to change on request. */
export function SectionList({ houseId, sections, onLookAt }: SectionListProps) {
  const [chosen, setChosen] = useState<{ readonly open: Open | undefined }>();
  const { mayLeave } = useLeaveGuardControl();
  // Typed before and never saved: that form shows, and offers it back.
  const interrupted = useFirstWithKeptAnswers(sections.map(({ place }) => place));
  const interruptedName = sections.find(({ place }) => place === interrupted)?.name;
  const open: Open | undefined = chosen ? chosen.open : interruptedName && { name: interruptedName, mode: { kind: 'editing', asked: false } };

  const choose = (name: HouseInfoSectionName | undefined) => {
    // The form that is open goes, and with it what isn't saved.
    if (!mayLeave()) return;
    setChosen({ open: name && { name, mode: { kind: 'reading', justClosed: false } } });
    onLookAt(name && partOfSection(name));
  };
  return (
    <Accordion
      headingLevel={2}
      open={open?.name}
      onOpenChange={(id) => choose(sections.find(({ name }) => name === id)?.name)}
      items={sections.map((asked) => ({
        id: asked.name,
        title: asked.section.title,
        mark: <SectionMark asked={asked} />,
        content: (
          <HouseInfoSection
            houseId={houseId}
            asked={asked}
            mode={open?.name === asked.name ? open.mode : { kind: 'reading', justClosed: false }}
            onModeChange={(mode) => setChosen({ open: { name: asked.name, mode } })}
            onLookAt={onLookAt}
          />
        ),
      }))}
    />
  );
}
