import { AddHouseScreen } from '@pomp/portal';
import { titled } from '@/navigation/titled';

export const generateMetadata = titled('addHouse');

export default AddHouseScreen;
