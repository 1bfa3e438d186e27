import { QuoteScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('quote');

export default async function QuotePage(props: SearchProps) {
  const quoteId = await searchValue(props, 'quoteId');
  return (
    <Words of={['(account)/account/offertes/bekijken']}>
      <Prefetch of={ofQuotes}>
        <QuoteScreen quoteId={quoteId} />
      </Prefetch>
    </Words>
  );
}
