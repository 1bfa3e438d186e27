import type { Fields, Question, RawAnswers, Resolution } from '@pomp/domain';
import type { Message } from '@pomp/language';
import type { FormStatus } from './saving.js';
import type { ShownMessage } from './say-message.js';

/** The state of a whole form. A new object at each change, the same one in between. */
export interface FormState {
  readonly status: FormStatus;
  readonly dirty: boolean;
  /** Final saves that were refused because of what was filled in; the error summary takes focus at each. */
  readonly refusals: number;
  /** Fields with a message on show, in the order of asking. */
  readonly shownIssues: readonly ShownIssue[];
}

export interface ShownIssue {
  readonly field: string;
  readonly label: Message;
  readonly message: ShownMessage;
}

/** The state of one field: its raw value, whether it is asked, the message that shows beside it, and what is asked again of its answer. */
export interface FieldState {
  readonly value: unknown;
  readonly presence: Resolution['fields'][string]['presence'];
  readonly message: ShownMessage | undefined;
  readonly question: Question | undefined;
}

/** What stands in a form now, of which the snapshots are made. */
interface FormNow {
  readonly values: RawAnswers;
  readonly dirty: boolean;
  readonly resolution: Resolution;
  readonly messageOf: (field: string) => ShownMessage | undefined;
  readonly questionOf: (field: string) => Question | undefined;
  readonly status: FormStatus;
  readonly refusals: number;
}

/**
 * Each field and the form as a whole as snapshots to subscribe to: what didn't change keeps its object, so that a key press renders
 * one field and those that depend on it.
 */
export function createSnapshots(fields: Fields) {
  const listeners = new Set<() => void>();
  let fieldStates: Readonly<Record<string, FieldState>> = {};
  let formState: FormState = { status: { state: 'idle' }, dirty: false, refusals: 0, shownIssues: [] };

  const fieldStatesOf = ({ values, resolution, messageOf, questionOf }: FormNow) => {
    const next: Record<string, FieldState> = {};
    for (const name of Object.keys(fields)) {
      const state = {
        value: values[name],
        presence: resolution.fields[name]!.presence,
        message: messageOf(name),
        question: questionOf(name),
      };
      const known = fieldStates[name];
      const same =
        known &&
        known.value === state.value &&
        known.presence === state.presence &&
        known.message === state.message &&
        // Each pass asks it anew.
        JSON.stringify(known.question) === JSON.stringify(state.question);
      next[name] = same ? known : state;
    }
    return next;
  };

  const formStateOf = ({ messageOf, status, dirty, refusals }: FormNow): FormState => {
    const shownIssues = Object.entries(fields).flatMap(([field, { label }]) => {
      const message = messageOf(field);
      return message === undefined ? [] : [{ field, label, message }];
    });
    const sameIssues = JSON.stringify(shownIssues) === JSON.stringify(formState.shownIssues);
    if (sameIssues && formState.status === status && formState.dirty === dirty && formState.refusals === refusals) return formState;
    return { status, dirty, refusals, shownIssues: sameIssues ? formState.shownIssues : shownIssues };
  };

  return {
    field: (name: string) => fieldStates[name]!,
    form: () => formState,

    publish: (now: FormNow) => {
      fieldStates = fieldStatesOf(now);
      formState = formStateOf(now);
      for (const listener of listeners) listener();
    },

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
