import { PhotoScreen } from '@pomp/portal';
import { inPortal } from './in-portal';

export const Photo = inPortal(PhotoScreen);
