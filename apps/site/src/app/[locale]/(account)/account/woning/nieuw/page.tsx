import { AddHouseScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { titled } from '@/navigation/titled';

export const generateMetadata = titled('addHouse');

export default function AddHousePage() {
  return (
    <Words of={['(account)/account/woning/nieuw']}>
      <AddHouseScreen />
    </Words>
  );
}
