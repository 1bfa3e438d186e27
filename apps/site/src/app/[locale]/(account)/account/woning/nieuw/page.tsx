import { AddHouseScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { PageTitle } from '@/navigation/page-title';

export default function AddHousePage() {
  return (
    <Words of={['(account)/account/woning/nieuw']}>
      <PageTitle of="addHouse" />
      <AddHouseScreen />
    </Words>
  );
}
