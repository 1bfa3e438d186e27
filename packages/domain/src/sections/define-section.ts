import { messageAt, type Message } from '@pomp/language';
import type { AnswerOf, SectionContext } from './field.js';
import type { Worded } from './worded.js';
import type { Question } from './question.js';
import { textsOf, wordedFields, type FieldRules, type WordedFields } from './worded-fields.js';

/**
 * - `unasked`: this flow doesn't ask it; an answer that is stored stays.
 * - `hidden`: an earlier answer made it irrelevant; dropped on save.
 * - `optional` and `required`: shown.
 */
export type Presence = 'unasked' | 'hidden' | 'optional' | 'required';

/** The fields of a section by their names, in the order of asking. */
export type Fields = FieldRules & Readonly<Record<string, Worded>>;

/** The answers of a section: what is shown and answered. Any can be missing: presence depends on the others. */
export type Answers<F extends FieldRules> = { readonly [Name in keyof F]?: AnswerOf<F[Name]> };

/** A section as `defineSection` makes it. `After` are the answers that its rules read of other sections, by the names of these. */
export interface Section<
  Name extends string = string,
  F extends Fields = Fields,
  After = unknown,
  Context extends SectionContext = SectionContext,
> {
  readonly name: Name;
  readonly title: Message;
  /** Not every section has words for it: say it with `sayIfAny`. */
  readonly intro: Message;
  readonly fields: F;
  /** Names of the sections whose answers the rules read; these are resolved first. */
  readonly after: readonly (keyof After & string)[];
  presenceOf(field: keyof F & string, scope: Scope<F, After, Context>): Presence;
  /** Whether an answer that is well formed by itself also fits what is asked, and the answers before it; a message is why not. */
  fits(field: keyof F & string, answer: unknown, scope: Scope<F, After, Context>): boolean | Message;
  /** What is asked again of an answer that fits; undefined where nothing is. */
  questionOf(field: keyof F & string, answer: unknown, scope: Scope<F, After, Context>): Question | undefined;
}

/** What a rule may read: answers to earlier fields of this section that count, those of the sections in `after`, and the context. */
export interface Scope<F extends FieldRules, After, Context> {
  readonly answers: Answers<F>;
  readonly after: After;
  readonly context: Context;
}

/** Any section, whatever its fields, the sections it reads and the context of its rules. */
export interface AnySection {
  readonly name: string;
  readonly title: Message;
  /** Not every section has words for it: say it with `sayIfAny`. */
  readonly intro: Message;
  readonly fields: Fields;
  readonly after: readonly string[];
  presenceOf(field: never, scope: never): Presence;
  fits(field: never, answer: unknown, scope: never): boolean | Message;
  questionOf(field: never, answer: unknown, scope: never): Question | undefined;
}

/** The answers of a section. */
export type SectionAnswers<S> = S extends { readonly fields: infer F extends Fields } ? Answers<F> : never;
/** The name of one of a section’s fields. */
export type FieldName<S> = S extends { readonly fields: infer F } ? keyof F & string : never;
type ScopeOf<S> = S extends { presenceOf(field: never, scope: infer Given): Presence } ? Given : never;
/** The answers of other sections that a section's rules read. */
export type AfterOf<S> = ScopeOf<S> extends { readonly after: infer After } ? After : never;
/** The context that a section's rules read. */
export type ContextOf<S> = ScopeOf<S> extends { readonly context: infer Context } ? Context : never;

type AnswersAfter<After extends Readonly<Record<string, AnySection>>> = {
  readonly [Name in keyof After]: SectionAnswers<After[Name]>;
};

export interface Definition<
  Name extends string,
  F extends FieldRules,
  After extends Readonly<Record<string, AnySection>>,
  Context,
> {
  /** Its words are the texts `domain/<name>`: title, intro, and those of each field by its name. */
  readonly name: Name;
  /** Sections that are resolved before this one. */
  readonly after?: After;
  /** In the order of asking, which is the order of evaluation: a rule reads earlier fields only. */
  readonly fields: F;
  /** Fields not named here are required. */
  readonly presence?: {
    readonly [Field in keyof F]?: Presence | ((scope: Scope<F, AnswersAfter<After>, Context>) => Presence);
  };
  /** An answer that fails its check is malformed; a check may say why in words of its own. */
  readonly checks?: {
    readonly [Field in keyof F]?: (answer: AnswerOf<F[Field]>, scope: Scope<F, AnswersAfter<After>, Context>) => boolean | Message;
  };
  /** An answer that can be right and hardly ever is: it is asked again, and counts all the same. */
  readonly questions?: {
    readonly [Field in keyof F]?: (
      answer: AnswerOf<F[Field]>,
      scope: Scope<F, AnswersAfter<After>, Context>,
    ) => Question | undefined;
  };
}

/** `defineSection` for sections whose rules read more context than the day, such as the flow of an installation. */
export function sectionsIn<Context extends SectionContext>() {
  return function defineSection<
    const Name extends string,
    const F extends FieldRules,
    const After extends Readonly<Record<string, AnySection>> = Record<never, never>,
  >({
    name,
    after,
    fields,
    presence,
    checks,
    questions,
  }: Definition<Name, F, After, Context>): Section<Name, WordedFields<Name, F>, AnswersAfter<After>, Context> {
    return {
      name,
      title: messageAt(textsOf(name), ['title']),
      intro: messageAt(textsOf(name), ['intro']),
      fields: wordedFields(name, fields),
      after: Object.keys(after ?? {}),
      presenceOf: (field, scope) => {
        const rule = presence?.[field] ?? 'required';
        return typeof rule === 'function' ? rule(scope) : rule;
      },
      fits: (field, answer, scope) => checks?.[field]?.(answer as AnswerOf<F[typeof field]>, scope) ?? true,
      questionOf: (field, answer, scope) => questions?.[field]?.(answer as AnswerOf<F[typeof field]>, scope),
    };
  };
}

/** One definition from which the type, form, summary, wire schema and validation of a section (or of any other form) derive. */
export const defineSection = sectionsIn<SectionContext>();
