import { QuoteScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function QuotePage(props: SearchProps) {
  const quoteId = await searchValue(props, 'quoteId');
  return (
    <Words of={['(account)/account/offertes/bekijken']}>
      <PageTitle of="quote" />
      <Prefetch of={ofQuotes}>
        <QuoteScreen quoteId={quoteId} />
      </Prefetch>
    </Words>
  );
}
