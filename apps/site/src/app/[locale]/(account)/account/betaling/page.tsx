import { PaymentScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofPayment } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function PaymentPage(props: SearchProps) {
  const [orderId, type, back] = await Promise.all([
    searchValue(props, 'orderId'),
    searchValue(props, 'type'),
    searchValue(props, 'terug'),
  ]);
  return (
    <Words of={['(account)/account/betaling']}>
      <PageTitle of="payment" />
      <Prefetch of={ofPayment(orderId, type)}>
        <PaymentScreen orderId={orderId} type={type} returned={back === '1'} />
      </Prefetch>
    </Words>
  );
}
