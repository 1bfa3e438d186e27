import { QuotesScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { titled } from '@/navigation/titled';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('quotes');

export default function QuotesPage() {
  return (
    <Words of={['(account)/account/offertes']}>
      <Prefetch of={ofQuotes}>
        <QuotesScreen />
      </Prefetch>
    </Words>
  );
}
