'use client';

import { Inline, Link } from '@pomp/design-system';
import type { Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { ordersTexts } from './texts.js';

/** The way to an order's own page. */
export function ToOrder({ order: { id, orderNumber } }: { readonly order: Pick<Order, 'id' | 'orderNumber'> }) {
  const texts = useTexts(ordersTexts);
  const path = usePath();
  return (
    <Inline>
      <Link tone="strong" href={path({ to: 'order', orderId: id })} aria-label={texts.toOrderOf({ number: orderNumber })}>
        {texts.toOrder}
      </Link>
    </Inline>
  );
}
