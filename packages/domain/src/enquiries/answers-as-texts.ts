import { tickedText } from '../sections/kinds/checkbox.js';

/** Answers to a form that has texts only, as they travel and are kept. A box that isn't ticked isn't among them. */
export const answersAsTexts = (answers: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]: [string, unknown]) => {
      if (answer === true) return [[name, tickedText]];
      return typeof answer === 'string' ? [[name, answer]] : [];
    }),
  );
