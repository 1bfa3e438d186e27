import type { Voice } from '../seller/voice.js';
import type { MailStyles } from './mail-styles.js';

/** What each part of a mail is given: in whose name it is written, and how it looks there. */
export interface MailPart {
  readonly voice: Voice;
  readonly styles: MailStyles;
  readonly orderNumber: string;
}
