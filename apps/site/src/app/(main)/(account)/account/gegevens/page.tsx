import { PersonalDetailsScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofPersonalDetails } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Mijn gegevens' };

export default function PersonalDetailsPage() {
  return (
    <Prefetch of={ofPersonalDetails}>
      <PersonalDetailsScreen />
    </Prefetch>
  );
}
