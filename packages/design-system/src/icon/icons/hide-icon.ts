import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import type { IconNode } from '../icon-node.js';

/** A crossed eye: hide what was typed. */
export const hideIcon: IconNode = EyeOff;
