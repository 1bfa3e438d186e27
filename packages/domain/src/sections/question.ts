import type { Message } from '@pomp/language';

/** Something that is asked again: the answer counts as it is, unless something else was meant. */
export interface Question {
  readonly message: Message;
  /** What may have been meant, as the field has it. */
  readonly meant?: string;
}
