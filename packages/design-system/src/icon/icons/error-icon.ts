import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { IconNode } from '../icon-node.js';

/** An exclamation mark in a circle: wrong, or missing. */
export const errorIcon: IconNode = CircleAlert;
