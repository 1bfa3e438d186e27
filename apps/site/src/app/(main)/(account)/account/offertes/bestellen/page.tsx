import { OrderQuoteScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Bestellen' };

export default async function OrderQuotePage(props: SearchProps) {
  const quoteId = await searchValue(props, 'quoteId');
  return (
    <Prefetch of={ofQuotes}>
      <OrderQuoteScreen quoteId={quoteId} />
    </Prefetch>
  );
}
