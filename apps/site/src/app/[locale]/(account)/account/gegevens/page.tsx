import { PersonalDetailsScreen } from '@pomp/portal';
import { titled } from '@/navigation/titled';
import { ofPersonalDetails } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('personalDetails');

export default function PersonalDetailsPage() {
  return (
    <Prefetch of={ofPersonalDetails}>
      <PersonalDetailsScreen />
    </Prefetch>
  );
}
