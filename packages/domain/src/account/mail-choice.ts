import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';

/** Which mails a customer can do without. What belongs to an agreement, a payment or an appointment always goes. */
export interface MailWishes {
  /** Of what an order still waits for. */
  readonly reminders: boolean;
  /** That a message waits in the account. */
  readonly messages: boolean;
}

/** Which mails a customer wants, of those that needn't be. */
export const mailChoice = defineSection({
  name: 'mailChoice',
  fields: { reminders: checkbox({ example: false }), messages: checkbox({ example: true }) },
  presence: { reminders: 'optional', messages: 'optional' },
});
