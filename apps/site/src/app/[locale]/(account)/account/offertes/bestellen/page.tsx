import { OrderQuoteScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function OrderQuotePage(props: SearchProps) {
  const quoteId = await searchValue(props, 'quoteId');
  return (
    <Words of={['(account)/account/offertes/bestellen']}>
      <PageTitle of="orderQuote" />
      <Prefetch of={ofQuotes}>
        <OrderQuoteScreen quoteId={quoteId} />
      </Prefetch>
    </Words>
  );
}
