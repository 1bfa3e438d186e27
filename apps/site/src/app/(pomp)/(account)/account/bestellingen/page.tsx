import { OrdersScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofOrders } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Bestellingen' };

export default function OrdersPage() {
  return (
    <FirstData of={ofOrders}>
      <OrdersScreen />
    </FirstData>
  );
}
