import { Mail } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** An envelope: mail. */
export const mailIcon: IconNode = Mail;
