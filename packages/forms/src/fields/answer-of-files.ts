import { unknownAnswer } from '@pomp/domain';

/**
 * What an answer becomes when these are the question's stored files. Real ones take the place of 'Ik weet het niet', and deleting the
 * last one leaves nothing (spec 1 §4).
 */
export function answerOfFiles(answer: readonly string[], stored: readonly string[]): readonly string[] {
  return stored.length > 0 ? stored : answer.filter((id) => id === unknownAnswer);
}
