import { OrdersScreen } from '@pomp/portal';
import { titled } from '@/navigation/titled';
import { ofOrders } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('orders');

export default function OrdersPage() {
  return (
    <Prefetch of={ofOrders}>
      <OrdersScreen />
    </Prefetch>
  );
}
