import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import type { IconNode } from '../icon-node.js';

/** A speech bubble: a message. */
export const messageIcon: IconNode = MessageSquare;
