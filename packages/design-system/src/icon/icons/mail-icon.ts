import Mail from 'lucide/dist/esm/icons/mail.mjs';
import type { IconNode } from '../icon-node.js';

/** An envelope: mail. */
export const mailIcon: IconNode = Mail;
