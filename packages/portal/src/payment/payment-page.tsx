'use client';

import { PageHeader, Skeleton, Stack, Text } from '@pomp/design-system';
import { productLabel, type Order, type PaymentType } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { AnnouncedHeading } from '../screen-parts/announced-heading.js';
import { paymentTexts } from './texts.js';

export interface PaymentPageProps {
  readonly type: PaymentType;
  /** Undefined while that isn't known. */
  readonly order?: Order | undefined;
  readonly intro?: ReactNode;
  /** How paying ended, for a customer who comes back from it: said first, in the title's place, and taking the focus. */
  readonly result?: string | undefined;
  readonly children: ReactNode;
}

/** What every state of the page has above it. */
export function PaymentPage({ type, order, intro, result, children }: PaymentPageProps) {
  const texts = useTexts(paymentTexts);
  const about = order && texts.ofOrder({ product: productLabel(order.product), number: order.orderNumber });
  return (
    <Stack gap="xl">
      {result === undefined ? (
        <PageHeader eyebrow={about} title={texts.title[type]} intro={intro} />
      ) : (
        <Stack gap="xs">
          {about !== undefined && <Text tone="muted">{about}</Text>}
          <AnnouncedHeading>{result}</AnnouncedHeading>
        </Stack>
      )}
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
