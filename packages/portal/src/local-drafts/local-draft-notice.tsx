'use client';

import { Alert, Button, Inline, Stack, useNotify } from '@pomp/design-system';
import { formatMoment } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { localDraftTexts } from './texts.js';
import type { LocalDraftOffer } from './use-local-draft.js';

export interface LocalDraftNoticeProps {
  readonly offer: LocalDraftOffer;
  /** The offer is gone from the page: focus goes on to the form. */
  readonly onSettled: () => void;
}

/** What was typed at an earlier visit and never saved, to go on with or to throw away. */
export function LocalDraftNotice({ offer, onSettled }: LocalDraftNoticeProps) {
  const texts = useTexts(localDraftTexts);
  const language = useLanguage();
  const notify = useNotify();
  const settle = (how: () => void) => () => {
    how();
    onSettled();
  };
  const restore = () => {
    offer.restore();
    notify({ tone: 'info', text: texts.restored });
  };
  return (
    <Alert tone="info" title={texts.offerTitle}>
      <Stack gap="m">
        {texts.offer({ moment: formatMoment(offer.keptAt, language) })}
        <Inline gap="s" stacked="phone">
          <Button tone="secondary" size="small" onClick={settle(restore)}>
            {texts.restore}
          </Button>
          <Button tone="quiet" size="small" onClick={settle(offer.discard)}>
            {texts.discard}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
