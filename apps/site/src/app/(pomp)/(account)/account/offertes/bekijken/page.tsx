import { QuoteScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofQuotes } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Offerte' };

export default async function QuotePage(props: SearchProps) {
  const quoteId = await searchValue(props, 'quoteId');
  return (
    <FirstData of={ofQuotes}>
      <QuoteScreen quoteId={quoteId} />
    </FirstData>
  );
}
