import { MessageSquare } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A speech bubble: a message. */
export const messageIcon: IconNode = MessageSquare;
