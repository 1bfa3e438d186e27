import { ConfirmEmailScreen } from '@pomp/portal';
import { inPortal } from './in-portal';

export const ConfirmEmail = inPortal(ConfirmEmailScreen);
