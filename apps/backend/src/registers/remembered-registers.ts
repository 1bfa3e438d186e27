import type { Logger } from 'pino';
import { after, days } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { RegisterAway } from './register-away.js';
import { registerAnswerRepository } from './register-answers.repository.js';

/** How long what a register answered counts as known: buildings hardly change, a label comes when a home is sold, statistics once a year. */
const known = { buildings: days(30), labels: days(7), gasOfGroup: days(30), gasOfPostcode: days(30) } as const;
/** What isn't there can come any day. */
const missing = days(1);

type Register = keyof typeof known;

/** What a register answered, with when it was asked; that it doesn't have it; or that it couldn't be asked. */
export type Answer<Value> =
  | { readonly state: 'known'; readonly value: Value; readonly askedAt: Date }
  | { readonly state: 'unknown' }
  | { readonly state: 'unavailable' };

export interface Question<Value> {
  readonly register: Register;
  readonly key: string;
  readonly ask: (key: string) => Promise<Value | undefined>;
}

export type AskRemembered = <Value extends object>(question: Question<Value>) => Promise<Answer<Value>>;

/** Asks registers, and remembers in the database what they answered. One that is away is stood in for by what it said before, however old. Many who ask the same at once ask it once. */
export function rememberedRegisters({
  database,
  clock,
  logger,
}: Pick<Context, 'database' | 'clock'> & { readonly logger: Logger }): AskRemembered {
  const answers = registerAnswerRepository(database);
  const underWay = new Map<string, Promise<Answer<object>>>();

  async function ask<Value extends object>({ register, key, ask: askRegister }: Question<Value>): Promise<Answer<Value>> {
    const before = await answers.find(register, key);
    const now = clock();
    // We wrote it ourselves, as this register's port has it.
    const remembered = before && answerOf(before.answer as Value | null, before.askedAt);
    if (remembered && before.expiresAt > now) return remembered;
    let found: Value | undefined;
    try {
      found = await askRegister(key);
    } catch (error) {
      if (!(error instanceof RegisterAway)) throw error;
      logger.warn({ err: error, register }, 'a register can’t be asked');
      return remembered ?? { state: 'unavailable' };
    }
    await answers
      .save({ register, key, answer: found ?? null, askedAt: now, expiresAt: after(now, found ? known[register] : missing) })
      .catch((error: unknown) => logger.warn({ err: error, register }, 'what a register answered can’t be remembered'));
    return answerOf(found ?? null, now);
  }

  return (question) => {
    const name = `${question.register} ${question.key}`;
    const asked = (underWay.get(name) as ReturnType<typeof ask<never>> | undefined) ?? ask(question);
    underWay.set(name, asked);
    return asked.finally(() => underWay.delete(name));
  };
}

const answerOf = <Value>(value: Value | null, askedAt: Date): Answer<Value> =>
  value === null ? { state: 'unknown' } : { state: 'known', value, askedAt };
