import { OrderScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofOrder } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function OrderPage(props: SearchProps) {
  const orderId = await searchValue(props, 'orderId');
  return (
    <Words of={['(account)/account/bestellingen/bekijken']}>
      <PageTitle of="order" />
      <Prefetch of={ofOrder(orderId)}>
        <OrderScreen orderId={orderId} />
      </Prefetch>
    </Words>
  );
}
