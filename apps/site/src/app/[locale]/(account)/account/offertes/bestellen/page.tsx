import { OrderQuoteScreen } from '@pomp/portal';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('orderQuote');

export default async function OrderQuotePage(props: SearchProps) {
  const quoteId = await searchValue(props, 'quoteId');
  return (
    <Prefetch of={ofQuotes}>
      <OrderQuoteScreen quoteId={quoteId} />
    </Prefetch>
  );
}
