import { SetPasswordScreen } from '@pomp/portal';
import { inPortal } from './in-portal';

export const SetPassword = inPortal(SetPasswordScreen);
