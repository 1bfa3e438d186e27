import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  resolveSection,
  sectionSchema,
  toggleUnknown,
  type Answers,
  type Fields,
  type Issue,
  type RawAnswers,
  type Resolution,
  type SaveMode,
  type Section,
  type SectionContext,
  type WireShape,
} from '@pomp/domain';
import { createFormControl } from 'react-hook-form';
import { createMessages } from './shown-messages.js';

/** What a save hands over: the answers that count, and everything as it was typed. */
export interface Submission<F extends Fields> {
  readonly mode: SaveMode;
  readonly answers: Answers<F>;
  readonly values: RawAnswers;
}

/** What became of a save. `issues` are the server's findings per field; they show beside the questions. */
export type SaveResult =
  | { readonly status: 'saved' }
  | { readonly status: 'failed'; readonly message: string; readonly issues?: readonly Issue[] }
  /** It failed as well, but there is nothing to say besides the issues: the form is as it was before, to be sent again. */
  | { readonly status: 'unsaved'; readonly issues?: readonly Issue[] };

/** Where a form is in saving; `message` says why the last save failed, in words for the customer. */
export type FormStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'saving'; readonly mode: SaveMode }
  | { readonly state: 'saved'; readonly mode: SaveMode }
  | { readonly state: 'failed'; readonly message: string };

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
  readonly label: string;
  readonly message: string;
}

/** The state of one field: its raw value, whether it is asked, and the message that shows beside it. */
export interface FieldState {
  readonly value: unknown;
  readonly presence: Resolution['fields'][string]['presence'];
  readonly message: string | undefined;
}

/** What `createSectionForm` and `useSectionForm` need: the section, its stored answers, what its rules may read, and how it is saved. */
export interface SectionFormOptions<F extends Fields, After, Context extends SectionContext> {
  readonly section: Section<string, F, After, Context>;
  /** Stored answers, or what the device kept of typed ones. */
  readonly values: RawAnswers;
  readonly scope: { readonly after: After; readonly context: Context };
  readonly save: (submission: Submission<F>) => Promise<SaveResult>;
}

/** A form as React parts see it. */
export interface SectionForm<F extends Fields = Fields> {
  readonly section: { readonly name: string; readonly fields: F };
  readonly context: () => SectionContext;
  readonly subscribe: (listener: () => void) => () => void;
  readonly field: (name: string) => FieldState;
  readonly state: () => FormState;
  readonly resolution: () => Resolution<F>;
  readonly change: (name: string, value: unknown) => void;
  readonly leave: (name: string) => Promise<void>;
  readonly toggleUnknown: (name: string) => void;
  readonly submit: () => Promise<SaveResult | undefined>;
  readonly saveDraft: () => Promise<SaveResult | undefined>;
  /** Other answers in place of what is on the screen; what wasn't saved goes. */
  readonly replace: (stored: RawAnswers) => void;
  /** Says at once what is wrong with the answers to these fields, as after a try to save. */
  readonly judge: (names: readonly string[]) => void;
  /** Why an answer isn't there yet: stands in for the message about it, until it is `undefined` again. */
  readonly explain: (name: string, why: string | undefined) => void;
}

/** What `useSectionForm` besides needs to keep a form in step with its screen. */
interface AdoptingSectionForm<F extends Fields, After, Context extends SectionContext> extends SectionForm<F> {
  readonly adopt: (stored: RawAnswers) => void;
  readonly rescope: (next: Pick<SectionFormOptions<F, After, Context>, 'scope' | 'save'>) => void;
}

/** What an unanswered field holds, so that filling it in and clearing it again leaves nothing unsaved. */
const blank: Record<WireShape, unknown> = { string: '', strings: [], boolean: false, insulation: [] };

const withBlanks = (fields: Fields, values: RawAnswers) =>
  Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, values[name] ?? blank[wire]]));

/**
 * A section as a form, without React: react-hook-form keeps values, touched and dirty; the section's own pass says what is shown and
 * what is wrong. Each field and the form as a whole are separate snapshots, so that a key press renders one field and those that
 * depend on it.
 */
export function createSectionForm<F extends Fields, After, Context extends SectionContext>(
  options: SectionFormOptions<F, After, Context>,
): AdoptingSectionForm<F, After, Context> {
  const { section } = options;
  let { scope, save } = options;
  const control = createFormControl<Record<string, unknown>>({
    defaultValues: withBlanks(section.fields, options.values),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values, context, resolverOptions) =>
      standardSchemaResolver(sectionSchema(section, scope))(values, context, resolverOptions),
  });
  const listeners = new Set<() => void>();
  const beforeUnknown = new Map<string, string>();
  const messages = createMessages(section.fields);
  const explained = new Map<string, string>();
  const messageOf = (name: string) => {
    const shown = messages.shown(name);
    return shown === undefined ? undefined : (explained.get(name) ?? shown);
  };

  /** What counts as saved. */
  let base: RawAnswers = withBlanks(section.fields, options.values);
  let values: RawAnswers = control.getValues();
  let resolution = resolveSection(section, values, scope);
  let status: FormStatus = { state: 'idle' };
  let dirty = false;
  let refusals = 0;
  let fieldStates: Readonly<Record<string, FieldState>> = {};
  let formState: FormState = { status, dirty, refusals, shownIssues: [] };

  const publish = () => {
    const next: Record<string, FieldState> = {};
    for (const name of Object.keys(section.fields)) {
      const state = { value: values[name], presence: resolution.fields[name]!.presence, message: messageOf(name) };
      const known = fieldStates[name];
      const same = known && known.value === state.value && known.presence === state.presence && known.message === state.message;
      next[name] = same ? known : state;
    }
    fieldStates = next;
    const shownIssues = Object.entries(section.fields).flatMap(([field, { label }]) => {
      const message = messageOf(field);
      return message === undefined ? [] : [{ field, label, message }];
    });
    const sameIssues = JSON.stringify(shownIssues) === JSON.stringify(formState.shownIssues);
    if (!sameIssues || formState.status !== status || formState.dirty !== dirty || formState.refusals !== refusals) {
      formState = { status, dirty, refusals, shownIssues: sameIssues ? formState.shownIssues : shownIssues };
    }
    for (const listener of listeners) listener();
  };

  const enter = (next: FormStatus) => {
    status = next;
    publish();
  };

  control.subscribe({
    formState: { values: true, isDirty: true, touchedFields: true },
    callback: ({ values: changed, isDirty, name, type }) => {
      values = changed;
      dirty = isDirty ?? dirty;
      resolution = resolveSection(section, values, scope);
      if (type !== 'blur') messages.changed(name, resolution);
      if (dirty && status.state === 'saved') status = { state: 'idle' };
      publish();
    },
  });

  /** What is on the screen counts as saved, but for what of it differs from this. */
  const rest = (saved: RawAnswers, typed: RawAnswers = saved) => {
    base = saved;
    control.reset(saved);
    dirty = false;
    for (const [name, value] of Object.entries(typed)) {
      if (value !== saved[name]) control.setValue(name, value, { shouldDirty: true });
    }
  };

  const runSave = async (submission: Submission<F>): Promise<SaveResult> => {
    enter({ state: 'saving', mode: submission.mode });
    try {
      const result = await save(submission);
      if (result.status === 'saved') {
        // What was typed stays, hidden answers too; what was typed since the save began is unsaved.
        rest(submission.values, values);
        status = { state: 'saved', mode: submission.mode };
      } else {
        if (result.issues?.length) {
          messages.refused(result.issues, resolution);
          refusals += 1;
        }
        status = result.status === 'failed' ? { state: 'failed', message: result.message } : { state: 'idle' };
      }
      return result;
    } catch (error) {
      status = { state: 'idle' };
      throw error;
    } finally {
      publish();
    }
  };

  publish();

  return {
    section,
    context: () => scope.context,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    field: (name: string) => fieldStates[name]!,
    state: () => formState,
    resolution: () => resolution,

    change: (name: string, value: unknown) => {
      beforeUnknown.delete(name);
      control.setValue(name, value, { shouldDirty: true, shouldTouch: messages.showsWhenTouched(name) });
    },

    leave: async (name: string) => {
      await control.register(name).onBlur({ type: 'blur', target: { name, value: values[name] } });
      messages.left(name, resolution);
      publish();
    },

    /** A press on 'Ik weet het niet'; the value before it is kept here, so that it survives the field being hidden. */
    toggleUnknown: (name: string) => {
      const next = toggleUnknown({ value: String(values[name] ?? ''), before: beforeUnknown.get(name) ?? '' });
      control.setValue(name, next.value, { shouldDirty: true, shouldTouch: true });
      beforeUnknown.set(name, next.before);
      messages.settle(name, resolution);
      publish();
    },

    /** A final save: refused here when something is missing or malformed, else handed to `save`. */
    submit: async () => {
      if (status.state === 'saving') return undefined;
      messages.submitted(resolution);
      let submission: Submission<F> | undefined;
      await control.handleSubmit((answers) => {
        submission = { mode: 'final', answers: answers as Answers<F>, values };
      })();
      if (submission) return runSave(submission);
      refusals += 1;
      publish();
      return undefined;
    },

    /** A back or home save: never refused, malformed text is left out. */
    saveDraft: async () => {
      if (status.state === 'saving') return undefined;
      return runSave({ mode: 'draft', answers: resolution.answers, values });
    },

    replace: (stored: RawAnswers) => {
      if (status.state === 'saving') return;
      beforeUnknown.clear();
      rest(withBlanks(section.fields, stored));
      enter({ state: 'idle' });
    },

    judge: (names: readonly string[]) => {
      messages.judged(names, resolution);
      publish();
    },

    explain: (name: string, why: string | undefined) => {
      if (explained.get(name) === why) return;
      if (why === undefined) explained.delete(name);
      else explained.set(name, why);
      publish();
    },

    /** Newer stored answers; what is typed and not saved yet is never overwritten, and what was stored as it stands isn't unsaved. */
    adopt: (stored: RawAnswers) => {
      if (status.state === 'saving') return;
      const next = withBlanks(section.fields, stored);
      if (!dirty) {
        rest(next);
        return;
      }
      const settled = Object.keys(next).filter(
        (name) => values[name] !== base[name] && JSON.stringify(values[name]) === JSON.stringify(next[name]),
      );
      if (settled.length > 0) rest({ ...base, ...Object.fromEntries(settled.map((name) => [name, values[name]])) }, values);
    },

    rescope: (next) => {
      save = next.save;
      if (next.scope === scope) return;
      scope = next.scope;
      resolution = resolveSection(section, values, scope);
      messages.changed(undefined, resolution);
      publish();
    },
  };
}
