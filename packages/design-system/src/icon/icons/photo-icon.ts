import Image from 'lucide/dist/esm/icons/image.mjs';
import type { IconNode } from '../icon-node.js';

/** A picture: a photo. */
export const photoIcon: IconNode = Image;
