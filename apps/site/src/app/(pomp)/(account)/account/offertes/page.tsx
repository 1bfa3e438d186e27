import { QuotesScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofQuotes } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Offertes' };

export default function QuotesPage() {
  return (
    <FirstData of={ofQuotes}>
      <QuotesScreen />
    </FirstData>
  );
}
