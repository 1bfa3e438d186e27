'use client';

import { Alert, ButtonLink, Stack } from '@pomp/design-system';
import { formatDate, type Quote } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { quotesTexts } from './texts.js';

/** Why a quote can't be ordered from or changed, and where to go instead. */
export function ClosedQuote({ quote: { order, validUntil } }: { readonly quote: Quote }) {
  const texts = useTexts(quotesTexts);
  const language = useLanguage();
  const path = usePath();
  return (
    <Stack gap="m" align="start">
      {order ? (
        <Alert tone="info">{texts.ordered({ orderNumber: order.orderNumber })}</Alert>
      ) : (
        <Alert tone="warning">{texts.expired({ date: formatDate(validUntil, language) })}</Alert>
      )}
      <ButtonLink href={path(order ? { to: 'orders' } : { to: 'requestQuote' })} width="phone">
        {order ? texts.viewOrder : texts.request}
      </ButtonLink>
    </Stack>
  );
}
