import { RequestQuoteScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofQuoteRequest } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Offerte aanvragen' };

export default async function RequestQuotePage(props: SearchProps) {
  const [quoteId, product] = await Promise.all([searchValue(props, 'quoteId'), searchValue(props, 'product')]);
  return (
    <FirstData of={ofQuoteRequest}>
      <RequestQuoteScreen quoteId={quoteId} product={product} />
    </FirstData>
  );
}
