import { AddHouseScreen } from '@pomp/portal';
import { type Metadata } from 'next';

export const metadata: Metadata = { title: 'Woning toevoegen' };

export default AddHouseScreen;
