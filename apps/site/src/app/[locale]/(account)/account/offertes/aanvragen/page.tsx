import { RequestQuoteScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofQuoteRequest } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function RequestQuotePage(props: SearchProps) {
  const [quoteId, product] = await Promise.all([searchValue(props, 'quoteId'), searchValue(props, 'product')]);
  return (
    <Words of={['(account)/account/offertes/aanvragen']}>
      <PageTitle of="requestQuote" />
      <Prefetch of={ofQuoteRequest}>
        <RequestQuoteScreen quoteId={quoteId} product={product} />
      </Prefetch>
    </Words>
  );
}
