'use client';

import { Accordion, useFetched, useLeaveGuardControl } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import { useState } from 'react';
import { useFirstWithLocalDraft } from '../local-drafts/use-first-with-local-draft.js';
import type { LookedAt } from './asked-questionnaire.js';
import type { AskedSection } from './asked-section.js';
import { OverviewSection, SectionMark, type SectionMode } from './overview-section.js';
import type { QuestionnaireStore } from './questionnaire-store.js';

const fetchEditor = () => import('./section-editor.js');

export interface SectionListProps<Name extends string> {
  readonly sections: readonly AskedSection<Name>[];
  readonly store: QuestionnaireStore<Name>;
  /** What the customer is busy with; undefined when they are done with it. */
  readonly onLookAt: (looking: LookedAt<Name> | undefined) => void;
}

interface Open<Name extends string> {
  readonly name: Name;
  readonly mode: SectionMode;
}

/** Every section with how it stands, one of them open: to read first, and to change on request. */
export function SectionList<Name extends string>({ sections, store, onLookAt }: SectionListProps<Name>) {
  const language = useLanguage();
  const [chosen, setChosen] = useState<{ readonly open: Open<Name> | undefined }>();
  const { mayLeave } = useLeaveGuardControl();
  // Typed before and never saved: that form shows, and offers it back.
  const interrupted = useFirstWithLocalDraft(sections.map(({ place }) => place));
  const interruptedName = sections.find(({ place }) => place === interrupted)?.name;
  const open: Open<Name> | undefined = chosen
    ? chosen.open
    : interruptedName && { name: interruptedName, mode: { kind: 'editing', asked: false } };

  // By the time that someone has read the answers it is there.
  const editor = useFetched(fetchEditor, open !== undefined);

  const choose = (name: Name | undefined) => {
    // The form that is open goes, and with it what isn't saved.
    if (!mayLeave()) return;
    setChosen({ open: name && { name, mode: { kind: 'reading', justClosed: false } } });
    onLookAt(name && { section: name });
  };
  return (
    <Accordion
      headingLevel={2}
      open={open?.name}
      onOpenChange={(id) => choose(sections.find(({ name }) => name === id)?.name)}
      items={sections.map((asked) => ({
        id: asked.name,
        title: language.say(asked.section.title),
        mark: <SectionMark asked={asked} />,
        content: (
          <OverviewSection
            asked={asked}
            store={store}
            editor={editor}
            mode={open?.name === asked.name ? open.mode : { kind: 'reading', justClosed: false }}
            onModeChange={(mode) => setChosen({ open: { name: asked.name, mode } })}
            onLookAt={onLookAt}
          />
        ),
      }))}
    />
  );
}
