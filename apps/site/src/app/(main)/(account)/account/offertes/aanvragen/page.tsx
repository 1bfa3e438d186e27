import { RequestQuoteScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofQuoteRequest } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Offerte aanvragen' };

export default async function RequestQuotePage(props: SearchProps) {
  const [quoteId, product] = await Promise.all([searchValue(props, 'quoteId'), searchValue(props, 'product')]);
  return (
    <Prefetch of={ofQuoteRequest}>
      <RequestQuoteScreen quoteId={quoteId} product={product} />
    </Prefetch>
  );
}
