import { LoginScreen } from '@pomp/portal';
import { inPortal } from './in-portal';

export const Login = inPortal(LoginScreen);
