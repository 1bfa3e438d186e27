import { GuestHouseInfoScreen } from '@pomp/portal';
import { inPortal } from './in-portal';

export const GuestHouseInfo = inPortal(GuestHouseInfoScreen);
