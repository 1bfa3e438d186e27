import { messageAt, type Message } from '@pomp/language';
import type { FieldMessages } from './field.js';

/** What a field says. Its words stand under its name among those of `Owner`: the section, or the fields, that it was first named in. */
export interface Worded<Owner extends string = string> {
  readonly label: Message;
  /** One or two sentences under the label that help to find the answer. Few fields have words for it: say it with `sayIfAny`. */
  readonly help: Message;
  readonly messages: FieldMessages<Message>;
  /** Only for the compiler: whose words. */
  readonly wordsOf?: Owner;
}

/** More that stands with a field's label. */
export const wordsBeside = ({ label: { from, path } }: Worded, ...at: readonly string[]): Message =>
  messageAt(from, [...path.slice(0, -1), ...at]);
