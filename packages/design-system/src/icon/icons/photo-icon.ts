import { Image } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A picture: a photo. */
export const photoIcon: IconNode = Image;
