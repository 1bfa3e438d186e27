import type { AnySection, ContextOf, Fields, Scope, Section } from './define-section.js';
import type { AnswerOf, SectionContext } from './field.js';
import { inReadingOrder } from './in-reading-order.js';
import { exampleOf } from './kinds/example-of-kind.js';

/** Answers as they travel. They are a copy, for whoever asked to change. */
export type ExampleAnswers<F extends Fields> = { [Name in keyof F]?: Copied<AnswerOf<F[Name]>> };
type Copied<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

/** Answers that have to be these and no others; `undefined` leaves a question open that may stay so. */
export type Wishes<F extends Fields> = { readonly [Name in keyof F]?: AnswerOf<F[Name]> | undefined };

/**
 * Answers to every question that a section asks, so that a final save takes them: for demo data, documentation, stories and tests. A field
 * without a wish gets its own example, or else that of its kind; what the answers before it make irrelevant is left out, even where it is
 * wished for.
 *
 * @param after the answers of the sections in `section.after`.
 * @throws when an answer isn't one that its field takes.
 */
export function exampleAnswers<F extends Fields, After, Context extends SectionContext>(
  section: Section<string, F, After, Context>,
  { after, context, wishes = {} }: { readonly after: After; readonly context: Context; readonly wishes?: Wishes<F> },
): ExampleAnswers<F> {
  const answers: Record<string, unknown> = {};
  const scope = { answers, after, context } as Scope<F, After, Context>;
  const wished = new Map<string, unknown>(Object.entries(wishes));
  for (const [name, field] of Object.entries(section.fields)) {
    const presence = section.presenceOf(name, scope);
    if (presence === 'hidden' || presence === 'unasked') continue;
    const example = wished.has(name) ? wished.get(name) : exampleOf(field, context);
    if (example === undefined && presence === 'optional') continue;
    const reading = field.read(example, context);
    if (reading.state !== 'answered' || reading.lacks !== undefined || section.fits(name, reading.value, scope) !== true)
      throw new Error(
        `${JSON.stringify(example)} is no answer to "${name}" of section "${section.name}": give the field an \`example\` that is.`,
      );
    answers[name] = reading.value;
  }
  return answers as ExampleAnswers<F>;
}

/** `exampleAnswers` of every section of a questionnaire, in an order in which they can be saved: each after those that its rules read. */
export function exampleQuestionnaire<S extends Readonly<Record<string, AnySection>>>(
  { sections }: { readonly sections: S },
  {
    context,
    wishes = {},
  }: {
    readonly context: ContextOf<S[keyof S]> & SectionContext;
    readonly wishes?: { readonly [Name in keyof S]?: Wishes<S[Name]['fields']> };
  },
): { readonly [Name in keyof S]: ExampleAnswers<S[Name]['fields']> } {
  const examples = inReadingOrder<object>(sections, (name, section, after) =>
    exampleAnswers(section, { after, context, wishes: wishes[name] ?? {} }),
  );
  return examples as { readonly [Name in keyof S]: ExampleAnswers<S[Name]['fields']> };
}
