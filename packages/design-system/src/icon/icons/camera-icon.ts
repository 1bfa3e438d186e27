import { Camera } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A camera: make a photo. */
export const cameraIcon: IconNode = Camera;
