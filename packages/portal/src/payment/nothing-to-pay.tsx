'use client';

import { Alert, ButtonLink, Inline, Stack } from '@pomp/design-system';
import type { Order, PaymentType } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { PaymentPage } from './payment-page.js';
import { paymentTexts } from './texts.js';

export interface NothingToPayProps {
  readonly order: Order;
  readonly type: PaymentType;
  /** Why there is nothing to sign or to pay. */
  readonly why: string;
}

export function NothingToPay({ order, type, why }: NothingToPayProps) {
  return (
    <PaymentPage type={type} order={order}>
      <Stack gap="l" width="form">
        <Alert tone="info">{why}</Alert>
        <WayOn orderId={order.id} />
      </Stack>
    </PaymentPage>
  );
}

/** Where people go from a page that asks nothing (any more). */
export function WayOn({ orderId }: { readonly orderId: string }) {
  const texts = useTexts(paymentTexts);
  const path = usePath();
  return (
    <Inline gap="s" stacked="phone">
      <ButtonLink href={path({ to: 'orders' })}>{texts.toOrders}</ButtonLink>
      <ButtonLink href={path({ to: 'documents', orderId })} tone="secondary">
        {texts.toDocuments}
      </ButtonLink>
    </Inline>
  );
}
