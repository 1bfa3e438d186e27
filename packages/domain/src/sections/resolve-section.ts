import type { Message } from '@pomp/language';
import type { Answers, Fields, Presence, Scope, Section } from './define-section.js';
import type { AnswerOf, FieldMessages, SectionContext } from './field.js';
import { messages } from './messages.js';
import type { Question } from './question.js';
import { empty, malformed, type Reading } from './reading.js';

/** `malformed`: typed, but not an answer. `missing`: required and not answered, or an answer that lacks something. */
export interface Issue<Name extends string = string> {
  readonly field: Name;
  readonly code: 'malformed' | 'missing';
  readonly message: Message;
}

/** An issue as a server said it, in the language that it was asked in. */
export interface SaidIssue {
  readonly field: string;
  readonly code: Issue['code'];
  readonly message: string;
}

/** What the pass makes of one field. */
export interface FieldResolution<Value = unknown> {
  readonly presence: Presence;
  /** The answer that counts; undefined when hidden, unasked, empty or malformed. */
  readonly answer: Value | undefined;
  readonly issue: Issue | undefined;
  /** What is asked again of the answer. It stops nobody. */
  readonly question?: Question;
}

/** What the pass makes of a section. */
export interface Resolution<F extends Fields = Fields> {
  readonly fields: { readonly [Name in keyof F]: FieldResolution<AnswerOf<F[Name]>> };
  /** The answers that count, in the order of asking. */
  readonly answers: Answers<F>;
  /** At most one per field, in the order of asking. */
  readonly issues: readonly Issue<keyof F & string>[];
}

/** Answers as a form, the wire or storage holds them: any field, of any form. */
export type RawAnswers = Readonly<Record<string, unknown>>;

/**
 * The one pass over a section, on the client and on the server: field by field, each seeing the answers before it.
 *
 * @param after the answers that count of the sections in `section.after`.
 */
export function resolveSection<F extends Fields, After, Context extends SectionContext>(
  section: Section<string, F, After, Context>,
  raw: RawAnswers,
  { after, context }: { readonly after: After; readonly context: Context },
): Resolution<F> {
  const answers: Record<string, unknown> = {};
  const fields: Record<string, FieldResolution> = {};
  const issues: Issue[] = [];
  const scope = { answers, after, context } as Scope<F, After, Context>;
  for (const [name, field] of Object.entries(section.fields)) {
    const presence = section.presenceOf(name, scope);
    const asked = presence === 'optional' || presence === 'required';
    const own: Reading<unknown> = asked ? field.read(Object.hasOwn(raw, name) ? raw[name] : undefined, context) : empty;
    const fits = own.state === 'answered' ? section.fits(name, own.value, scope) : true;
    const reading = fits === true ? own : malformed;
    const fault = asked ? faultIn(reading, presence) : undefined;
    const why = typeof fits === 'object' ? fits : undefined;
    const issue = fault && { field: name, code: fault, message: why ?? messageOf(reading, fault, field.messages) };
    if (reading.state === 'answered') answers[name] = reading.value;
    if (issue) issues.push(issue);
    const question = reading.state === 'answered' && !issue ? section.questionOf(name, reading.value, scope) : undefined;
    fields[name] = {
      presence,
      answer: reading.state === 'answered' ? reading.value : undefined,
      issue,
      ...(question && { question }),
    };
  }
  return { fields, answers, issues } as Resolution<F>;
}

function faultIn(reading: Reading<unknown>, presence: Presence): Issue['code'] | undefined {
  if (reading.state === 'malformed') return 'malformed';
  if (reading.state === 'answered') return reading.lacks === undefined ? undefined : 'missing';
  return presence === 'required' ? 'missing' : undefined;
}

function messageOf(reading: Reading<unknown>, fault: Issue['code'], own: FieldMessages<Message>): Message {
  if (reading.state === 'answered' && reading.lacks !== undefined) return reading.lacks;
  return own[fault] ?? messages[fault];
}
