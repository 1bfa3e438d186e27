import { unknownAnswer, type UnknownAnswer } from '@pomp/domain';

/** A form's whole number as it travels. */
export const numberOr = (answer: string): number | UnknownAnswer => (answer === unknownAnswer ? unknownAnswer : Number(answer));
