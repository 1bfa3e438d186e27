import { CircleAlert } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** An exclamation mark in a circle: wrong, or missing. */
export const errorIcon: IconNode = CircleAlert;
