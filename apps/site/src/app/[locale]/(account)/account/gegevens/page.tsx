import { PersonalDetailsScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { PageTitle } from '@/navigation/page-title';
import { ofPersonalDetails } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default function PersonalDetailsPage() {
  return (
    <Words of={['(account)/account/gegevens']}>
      <PageTitle of="personalDetails" />
      <Prefetch of={ofPersonalDetails}>
        <PersonalDetailsScreen />
      </Prefetch>
    </Words>
  );
}
