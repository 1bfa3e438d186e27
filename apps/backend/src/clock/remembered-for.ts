import { after, type Clock } from './clock.js';

interface Remembering<Answer> {
  /** How many answers are kept at most; the first in are the first out. */
  readonly max: number;
  /** How long an answer stands, in milliseconds. */
  readonly maxAge: number;
  readonly clock: Clock;
  /** Whether an answer stands at all; every one does unless this is given. */
  readonly isLasting?: (answer: Answer) => boolean;
}

/** Asks once for each key, also when many ask at the same moment, until the answer is too old. Failures aren't remembered. */
export function rememberedFor<Answer>({ max, maxAge, clock, isLasting = () => true }: Remembering<Answer>) {
  const known = new Map<string, { readonly answer: Promise<Answer>; readonly until: Date }>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const now = clock();
    const before = known.get(key);
    if (before && before.until > now) return before.answer;
    const answer = ask();
    known.delete(key);
    known.set(key, { answer, until: after(now, maxAge) });
    const [oldest] = known.keys();
    if (known.size > max && oldest !== undefined) known.delete(oldest);
    const forget = () => known.get(key)?.answer === answer && known.delete(key);
    answer.then((found) => isLasting(found) || forget(), forget);
    return answer;
  };
}
