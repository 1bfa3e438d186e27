import { CircleQuestionMark } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A question mark in a circle: help. */
export const helpIcon: IconNode = CircleQuestionMark;
