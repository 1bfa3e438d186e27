import { PersonalDetailsScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { titled } from '@/navigation/titled';
import { ofPersonalDetails } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('personalDetails');

export default function PersonalDetailsPage() {
  return (
    <Words of={['(account)/account/gegevens']}>
      <Prefetch of={ofPersonalDetails}>
        <PersonalDetailsScreen />
      </Prefetch>
    </Words>
  );
}
