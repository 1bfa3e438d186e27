import { ForgotPasswordScreen } from '@pomp/portal';
import { inPortal } from './in-portal';

export const ForgotPassword = inPortal(ForgotPasswordScreen);
