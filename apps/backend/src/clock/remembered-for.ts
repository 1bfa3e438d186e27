import { after, type Clock } from './clock.js';

interface Remembering {
  /** How many answers are kept at most; the first in are the first out. */
  readonly max: number;
  /** How long an answer stands, in milliseconds. */
  readonly maxAge: number;
  readonly clock: Clock;
}

/** Asks once for each key, also when many ask at the same moment, until the answer is too old. Failures aren't remembered. */
export function rememberedFor<Answer>({ max, maxAge, clock }: Remembering) {
  const known = new Map<string, { readonly answer: Promise<Answer>; readonly until: Date }>();
  const find = (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const now = clock();
    const before = known.get(key);
    if (before && before.until > now) return before.answer;
    const answer = ask();
    known.delete(key);
    known.set(key, { answer, until: after(now, maxAge) });
    const [oldest] = known.keys();
    if (known.size > max && oldest !== undefined) known.delete(oldest);
    answer.catch(() => known.get(key)?.answer === answer && known.delete(key));
    return answer;
  };
  return { find, forget: (key: string) => void known.delete(key) };
}
