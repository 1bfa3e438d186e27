import type { AnyField, FieldKind, FieldOfKind, Question, SectionContext, Worded } from '@pomp/domain';
import type { Language } from '@pomp/language';
import type { ReactElement } from 'react';

/** What a control gets: the definition of its field, what it holds, and what can happen to it. */
export interface ControlProps<F extends AnyField = AnyField> {
  readonly field: F & Worded;
  readonly language: Language;
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  readonly required: boolean;
  readonly message: string | undefined;
  /** What is asked again of the answer. */
  readonly question?: Question | undefined;
  /** What is to be known of the answer that stands there, beside the help. */
  readonly note?: string | undefined;
  readonly context: SectionContext;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
  readonly onToggleUnknown: () => void;
  /** The page itself keeps what is filled in: then it has no `value`, and nothing is called. */
  readonly native?: boolean;
}

export type Control<F extends AnyField = AnyField> = (props: ControlProps<F>) => ReactElement;
export type ControlOf<Kind extends FieldKind> = Control<FieldOfKind<Kind>>;
