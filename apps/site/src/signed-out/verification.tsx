import { VerificationScreen } from '@pomp/portal';
import { inPortal } from './in-portal';

export const Verification = inPortal(VerificationScreen);
