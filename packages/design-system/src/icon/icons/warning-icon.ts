import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { IconNode } from '../icon-node.js';

/** An exclamation mark in a triangle: mind this. */
export const warningIcon: IconNode = TriangleAlert;
