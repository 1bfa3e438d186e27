import { toggleUnknown, type Fields, type RawAnswers, type WireShape } from '@pomp/domain';
import { createFormControl, type Resolver } from 'react-hook-form';

/** What an unanswered field holds, so that filling it in and clearing it again leaves nothing unsaved. */
const blank: Record<WireShape, unknown> = { string: '', strings: [], boolean: false, insulation: [] };

export const withBlanks = (fields: Fields, values: RawAnswers) =>
  Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, values[name] ?? blank[wire]]));

interface Typed {
  /** The field that changed; undefined: several at once. */
  readonly name: string | undefined;
  /** It was left, and holds what it held. */
  readonly left: boolean;
}

interface TypedAnswersOptions {
  /** What counts as saved at the start, blanks included. */
  readonly stored: Record<string, unknown>;
  readonly resolver: Resolver<Record<string, unknown>>;
  readonly onChange: (typed: Typed) => void;
}

/** What is typed, hidden answers too, and what of it is unsaved. React-hook-form keeps values, touched and dirty. */
export function createTypedAnswers({ stored, resolver, onChange }: TypedAnswersOptions) {
  const control = createFormControl<Record<string, unknown>>({
    defaultValues: stored,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  });
  const beforeUnknown = new Map<string, string>();

  /** What counts as saved. */
  let base: RawAnswers = stored;
  let values: RawAnswers = control.getValues();
  let dirty = false;

  control.subscribe({
    formState: { values: true, isDirty: true, touchedFields: true },
    callback: ({ values: changed, isDirty, name, type }) => {
      values = changed;
      dirty = isDirty ?? dirty;
      onChange({ name, left: type === 'blur' });
    },
  });

  /** What is on the screen counts as saved, but for what of it differs from this. */
  const takeAsSaved = (saved: RawAnswers, typed: RawAnswers = saved) => {
    base = saved;
    control.reset(saved);
    dirty = false;
    for (const [name, value] of Object.entries(typed)) {
      if (value !== saved[name]) control.setValue(name, value, { shouldDirty: true });
    }
  };

  return {
    values: () => values,
    dirty: () => dirty,

    type: (name: string, value: unknown, { touch }: { readonly touch: boolean }) => {
      beforeUnknown.delete(name);
      control.setValue(name, value, { shouldDirty: true, shouldTouch: touch });
    },

    leave: (name: string) => control.register(name).onBlur({ type: 'blur', target: { name, value: values[name] } }),

    /** A press on 'Ik weet het niet'; the value before it is kept here, so that it survives the field being hidden. */
    toggleUnknown: (name: string) => {
      const next = toggleUnknown({ value: String(values[name] ?? ''), before: beforeUnknown.get(name) ?? '' });
      control.setValue(name, next.value, { shouldDirty: true, shouldTouch: true });
      beforeUnknown.set(name, next.before);
    },

    /** The answers that count beside what is typed; undefined when the resolver finds something wrong. */
    accepted: async () => {
      let accepted: { readonly answers: Record<string, unknown>; readonly values: RawAnswers } | undefined;
      await control.handleSubmit((answers) => {
        accepted = { answers, values };
      })();
      return accepted;
    },

    /** What was typed stays, hidden answers too; what was typed since the save began is unsaved. */
    countAsSaved: (submitted: RawAnswers) => takeAsSaved(submitted, values),

    /** Other answers in place of what was typed. */
    replace: (other: RawAnswers) => {
      beforeUnknown.clear();
      takeAsSaved(other);
    },

    /** Newer stored answers; what is typed and not saved yet is never overwritten, and what was stored as it stands isn't unsaved. */
    adopt: (newer: RawAnswers) => {
      if (!dirty) {
        takeAsSaved(newer);
        return;
      }
      const settled = Object.keys(newer).filter(
        (name) => values[name] !== base[name] && JSON.stringify(values[name]) === JSON.stringify(newer[name]),
      );
      if (settled.length > 0) takeAsSaved({ ...base, ...Object.fromEntries(settled.map((name) => [name, values[name]])) }, values);
    },
  };
}
