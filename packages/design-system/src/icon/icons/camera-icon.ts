import Camera from 'lucide/dist/esm/icons/camera.mjs';
import type { IconNode } from '../icon-node.js';

/** A camera: make a photo. */
export const cameraIcon: IconNode = Camera;
