import { QuotesScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofQuotes } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Offertes' };

export default function QuotesPage() {
  return (
    <Prefetch of={ofQuotes}>
      <QuotesScreen />
    </Prefetch>
  );
}
