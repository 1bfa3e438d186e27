import type { Language, Message } from '@pomp/language';

/** What stands beside a question: what the section says of it, or what a server said. */
export type ShownMessage = Message | string;

export const sayMessage = (message: ShownMessage, language: Language): string =>
  typeof message === 'string' ? message : language.say(message);
