import { PersonalDetailsScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofPersonalDetails } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Mijn gegevens' };

export default function PersonalDetailsPage() {
  return (
    <FirstData of={ofPersonalDetails}>
      <PersonalDetailsScreen />
    </FirstData>
  );
}
