'use client';

import { Inline, Link, Text } from '@pomp/design-system';
import { formatLongDate, type Order } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { withdrawalTexts } from './texts.js';

/** The way to withdraw from an order's agreement, as long as that can be. */
export function WithdrawLink({ order: { id, orderNumber, withdrawalUntil } }: { readonly order: Order }) {
  const texts = useTexts(withdrawalTexts);
  const language = useLanguage();
  const path = usePath();
  if (withdrawalUntil === null) return null;
  return (
    <Inline gap="xs" align="baseline">
      <Link href={path({ to: 'withdrawal', orderId: id })} aria-label={texts.withdrawHereOf({ number: orderNumber })}>
        {texts.withdrawHere}
      </Link>
      <Text as="span" tone="muted">
        {texts.until({ date: formatLongDate(withdrawalUntil, language) })}
      </Text>
    </Inline>
  );
}
