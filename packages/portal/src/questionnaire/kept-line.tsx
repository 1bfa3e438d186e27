'use client';

import { KeptStatus } from '@pomp/design-system';
import { formatTime } from '@pomp/domain';
import { createAnswerKeeper, type Kept } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useEffect, useRef, useState } from 'react';
import { localDraftTexts } from '../local-drafts/texts.js';
import { useRestoredDraft } from '../local-drafts/use-restored-draft.js';
import { usePortal } from '../portal/portal-context.js';
import type { AnswerKeeping, SectionEditing } from './use-section-editor.js';

export interface KeptLineProps {
  readonly editing: Pick<SectionEditing, 'form'> & { readonly keeping: AnswerKeeping };
}

/** Puts back what the device kept, saves what is answered, and says where the answers are. It is part of the page's own script: reception can end before anything was touched. */
export function KeptLine({ editing: { form, keeping } }: KeptLineProps) {
  const { drafts, found, isStored, askAbout, onKept } = keeping;
  const { now, keepAfter } = usePortal();
  const texts = useTexts(localDraftTexts);
  const language = useLanguage();
  const [kept, setKept] = useState<Kept>({ state: 'asIs' });
  const current = useRef(keeping);

  useEffect(() => {
    current.current = keeping;
  }, [keeping]);

  useRestoredDraft(form, found, askAbout, isStored);

  useEffect(() => {
    const keeper = createAnswerKeeper({
      form,
      send: (draft) => current.current.keep(draft),
      maySend: () => current.current.maySend(),
      isOnDevice: () => drafts?.isKept() ?? false,
      now,
      after: keepAfter,
    });
    const tell = () => {
      setKept(keeper.kept());
      onKept(keeper.kept());
    };
    tell();
    const unsubscribe = keeper.subscribe(tell);
    return () => {
      unsubscribe();
      keeper.stop();
    };
  }, [form, drafts, now, keepAfter, onKept]);

  const [hours = '', minutes = ''] = kept.state === 'saved' ? formatTime(kept.at, language).split(':') : [];
  switch (kept.state) {
    case 'asIs':
      return <KeptStatus />;
    case 'saved':
      return <KeptStatus at="server" text={texts.saved({ hours, minutes })} />;
    case 'onDevice':
      return <KeptStatus at="device" quiet={kept.why === 'turn'} text={texts.onDevice[kept.why]} />;
    case 'onScreen':
      return <KeptStatus at="nowhere" text={texts.onScreen} />;
    case 'asked':
      return <KeptStatus at="device" text={texts.asked} />;
  }
}
