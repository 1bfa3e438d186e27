import { RequestQuoteScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofQuoteRequest } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Offerte aanvragen' };

export default async function RequestQuotePage(props: SearchProps) {
  const quoteId = await searchValue(props, 'quoteId');
  return (
    <FirstData of={ofQuoteRequest}>
      <RequestQuoteScreen quoteId={quoteId} />
    </FirstData>
  );
}
