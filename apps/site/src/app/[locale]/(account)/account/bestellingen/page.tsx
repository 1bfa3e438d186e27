import { OrdersScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { PageTitle } from '@/navigation/page-title';
import { ofOrders } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default function OrdersPage() {
  return (
    <Words of={['(account)/account/bestellingen']}>
      <PageTitle of="orders" />
      <Prefetch of={ofOrders}>
        <OrdersScreen />
      </Prefetch>
    </Words>
  );
}
