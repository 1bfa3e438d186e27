import type { Fields, RawAnswers, Section, SectionContext, SectionState, SuggestedAnswer } from '@pomp/domain';
import type { Message } from '@pomp/language';

/** A section whichever it is: what the rules read is in `AskedSection.scope`, so that the pair always fits. */
export type AnyFormSection = Section<string, Fields, unknown, SectionContext>;

/** What is known of a question that nobody answered here yet: it stands in the form, and is an answer once it is saved. */
export interface Suggestion {
  readonly answer: SuggestedAnswer['answer'];
  /** Who says it, and the question whether it is right. */
  readonly note: Message;
}

/** One section of a questionnaire, with all that a form of it needs. Keep it stable between renders. */
export interface AskedSection<Name extends string = string> {
  readonly name: Name;
  readonly section: AnyFormSection;
  /** The answers that are stored. */
  readonly stored: RawAnswers;
  /** By the name of the field; none of what is stored. */
  readonly suggested: Readonly<Record<string, Suggestion>>;
  /** Who gave an answer, by field, where that is someone else than the customer. */
  readonly answeredBy?: Readonly<Record<string, string>> | undefined;
  /** What the section's rules read: answers of other sections, the day, the flow. */
  readonly scope: { readonly after: unknown; readonly context: SectionContext };
  /** Names the section and what it is about among the typed answers that the device keeps. */
  readonly place: string;
  /** What `stored` comes to: what is asked, what is missing, and whether the section is done. */
  readonly state: SectionState;
  /** Names what `stored` is a version of, for a save to say what it started from. */
  readonly revision: string | undefined;
}

/**
 * Whether someone gave the answer that a form of it shows. Nobody did of what is only suggested, which comes and goes and wasn't changed by anyone. An answer that was emptied
 * elsewhere can't be told from that: what was answered here meanwhile stays, unasked.
 */
export const isGiven = ({ stored }: Pick<AskedSection, 'stored'>, field: string): boolean => stored[field] !== undefined;
