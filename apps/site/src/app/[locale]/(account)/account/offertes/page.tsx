import { QuotesScreen } from '@pomp/portal';
import { titled } from '@/navigation/titled';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('quotes');

export default function QuotesPage() {
  return (
    <Prefetch of={ofQuotes}>
      <QuotesScreen />
    </Prefetch>
  );
}
