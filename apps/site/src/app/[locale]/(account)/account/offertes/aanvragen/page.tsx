import { RequestQuoteScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofQuoteRequest } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('requestQuote');

export default async function RequestQuotePage(props: SearchProps) {
  const [quoteId, product] = await Promise.all([searchValue(props, 'quoteId'), searchValue(props, 'product')]);
  return (
    <Words of={['(account)/account/offertes/aanvragen']}>
      <Prefetch of={ofQuoteRequest}>
        <RequestQuoteScreen quoteId={quoteId} product={product} />
      </Prefetch>
    </Words>
  );
}
