import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import type { IconNode } from '../icon-node.js';

/** A question mark in a circle: help. */
export const helpIcon: IconNode = CircleQuestionMark;
