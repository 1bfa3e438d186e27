'use client';

import { Badge, type BadgeTone } from '@pomp/design-system';
import type { QuoteStatus } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { quotesTexts } from './texts.js';

const tones: Record<QuoteStatus, BadgeTone> = { open: 'new', ordered: 'success', expired: 'info' };

export function QuoteStatusBadge({ status }: { readonly status: QuoteStatus }) {
  const texts = useTexts(quotesTexts);
  return <Badge tone={tones[status]}>{texts.status[status]}</Badge>;
}
