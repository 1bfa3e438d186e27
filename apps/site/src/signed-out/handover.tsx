import { HandoverScreen } from '@pomp/portal';
import { inPortal } from './in-portal';

export const Handover = inPortal(HandoverScreen);
