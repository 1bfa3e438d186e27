import { OrdersScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { titled } from '@/navigation/titled';
import { ofOrders } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('orders');

export default function OrdersPage() {
  return (
    <Words of={['(account)/account/bestellingen']}>
      <Prefetch of={ofOrders}>
        <OrdersScreen />
      </Prefetch>
    </Words>
  );
}
