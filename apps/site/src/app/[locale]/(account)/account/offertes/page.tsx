import { QuotesScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { PageTitle } from '@/navigation/page-title';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default function QuotesPage() {
  return (
    <Words of={['(account)/account/offertes']}>
      <PageTitle of="quotes" />
      <Prefetch of={ofQuotes}>
        <QuotesScreen />
      </Prefetch>
    </Words>
  );
}
