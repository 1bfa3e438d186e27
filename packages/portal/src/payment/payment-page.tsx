'use client';

import { PageHeader, Skeleton, Stack } from '@pomp/design-system';
import { productLabel, type Order, type PaymentType } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { paymentTexts } from './texts.js';

export interface PaymentPageProps {
  readonly type: PaymentType;
  /** Undefined while that isn't known. */
  readonly order?: Order | undefined;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** What every state of the page has above it. */
export function PaymentPage({ type, order, intro, children }: PaymentPageProps) {
  const texts = useTexts(paymentTexts);
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={order && texts.ofOrder({ product: productLabel(order.product), number: order.orderNumber })}
        title={texts.title[type]}
        intro={intro}
      />
      {children}
    </Stack>
  );
}

export function PaymentSkeleton({ label }: { readonly label?: string }) {
  const texts = useTexts(paymentTexts);
  return (
    <Stack gap="l" width="form">
      <Skeleton shape="card" label={label ?? texts.loading} />
      <Skeleton count={3} />
    </Stack>
  );
}
