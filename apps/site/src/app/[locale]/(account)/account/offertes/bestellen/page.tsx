import { OrderQuoteScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('orderQuote');

export default async function OrderQuotePage(props: SearchProps) {
  const quoteId = await searchValue(props, 'quoteId');
  return (
    <Words of={['(account)/account/offertes/bestellen']}>
      <Prefetch of={ofQuotes}>
        <OrderQuoteScreen quoteId={quoteId} />
      </Prefetch>
    </Words>
  );
}
