'use client';

import { useCallQuery } from '@pomp/api-client';
import { paymentTypes, type Order, type PaymentType } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { Loaded } from '../loading/loaded.js';
import { usePath } from '../portal/portal-context.js';
import { NotFoundScreen } from '../screen-parts/not-found-screen.js';
import { DownPayment } from './down-payment.js';
import { FinalPayment } from './final-payment.js';
import { NothingToPay } from './nothing-to-pay.js';
import { paymentMoment } from './payment-moment.js';
import { PaymentPage, PaymentSkeleton } from './payment-page.js';
import { paymentTexts } from './texts.js';

/** Props of `PaymentScreen`. */
export interface PaymentScreenProps {
  /** From the address of the page. */
  readonly orderId: string | undefined;
  /** From the address of the page: what is paid. */
  readonly type: string | undefined;
  /** Whether the customer comes back from the checkout. */
  readonly returned?: boolean;
}

/** Betaling: sign the plan and pay the down payment (PY), or pay the final invoice (FP). */
export function PaymentScreen({ orderId, type: asked, returned = false }: PaymentScreenProps) {
  const texts = useTexts(paymentTexts);
  const type = paymentTypes.find((known) => known === asked);
  if (!type) return <Elsewhere title={texts.unknownTitle} text={texts.unknownType} />;
  return <OfType orderId={orderId} type={type} returned={returned} />;
}

function Elsewhere({ title, text }: { readonly title: string; readonly text: string }) {
  const texts = useTexts(paymentTexts);
  const path = usePath();
  return <NotFoundScreen title={title} text={text} wayOut={{ label: texts.toOrders, href: path({ to: 'orders' }) }} />;
}

interface OfTypeProps {
  readonly orderId: string | undefined;
  readonly type: PaymentType;
  readonly returned: boolean;
}

function OfType({ orderId, type, returned }: OfTypeProps) {
  const texts = useTexts(paymentTexts);
  const orders = useCallQuery('getOrders');
  if (!orders.data) {
    return (
      <PaymentPage type={type}>
        <Loaded query={orders} loading={<PaymentSkeleton />}>
          {() => null}
        </Loaded>
      </PaymentPage>
    );
  }
  const order = orders.data.find(({ id }) => id === orderId);
  if (!order) return <Elsewhere title={texts.title[type]} text={texts.unknownOrder} />;
  return <OfOrder key={order.id} order={order} type={type} returned={returned} />;
}

function OfOrder({ order, type, returned }: { readonly order: Order; readonly type: PaymentType; readonly returned: boolean }) {
  const texts = useTexts(paymentTexts);
  const moment = paymentMoment(order, type);
  switch (moment) {
    case 'early':
      return <NothingToPay order={order} type={type} why={texts.nothing.early[type]} />;
    case 'withdrawn':
    case 'byPhone':
    case 'unknown':
      return <NothingToPay order={order} type={type} why={texts.nothing[moment]} />;
    case 'asked':
    case 'past': {
      const Asked = type === 'PY' ? DownPayment : FinalPayment;
      return <Asked order={order} moment={moment} returned={returned} />;
    }
  }
}
