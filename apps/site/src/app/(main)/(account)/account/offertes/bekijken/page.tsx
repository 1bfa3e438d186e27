import { QuoteScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Offerte' };

export default async function QuotePage(props: SearchProps) {
  const quoteId = await searchValue(props, 'quoteId');
  return (
    <Prefetch of={ofQuotes}>
      <QuoteScreen quoteId={quoteId} />
    </Prefetch>
  );
}
