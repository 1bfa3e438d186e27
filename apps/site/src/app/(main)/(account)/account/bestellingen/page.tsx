import { OrdersScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofOrders } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Bestellingen' };

export default function OrdersPage() {
  return (
    <Prefetch of={ofOrders}>
      <OrdersScreen />
    </Prefetch>
  );
}
