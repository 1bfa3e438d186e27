import { toggleUnknown, type RawAnswers } from '@pomp/domain';
import { createFormControl, type Resolver } from 'react-hook-form';
import type { OnTyped, TypedAnswers } from './create-form-on.js';

interface TypedAnswersOptions {
  /** What counts as saved at the start, blanks included. */
  readonly stored: Record<string, unknown>;
  readonly resolver: Resolver<Record<string, unknown>>;
  readonly onChange: OnTyped;
}

/** What is typed, hidden answers too, and what of it is unsaved. React-hook-form keeps values, touched and dirty. */
export function createTypedAnswers({ stored, resolver, onChange }: TypedAnswersOptions): TypedAnswers {
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

    leave: async (name: string) => {
      await control.register(name).onBlur({ type: 'blur', target: { name, value: values[name] } });
    },

    /** A press on 'Ik weet het niet'; the value before it is kept here, so that it survives the field being hidden. */
    toggleUnknown: (name: string) => {
      const next = toggleUnknown({ value: String(values[name] ?? ''), before: beforeUnknown.get(name) ?? '' });
      control.setValue(name, next.value, { shouldDirty: true, shouldTouch: true });
      beforeUnknown.set(name, next.before);
    },

    accepted: async () => {
      let accepted: { readonly answers: Record<string, unknown>; readonly values: RawAnswers } | undefined;
      await control.handleSubmit((answers) => {
        accepted = { answers, values };
      })();
      return accepted;
    },

    countAsSaved: (submitted: RawAnswers) => takeAsSaved(submitted, values),

    replace: (other: RawAnswers) => {
      beforeUnknown.clear();
      takeAsSaved(other);
    },

    /** What was stored as it stands isn't unsaved either. */
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
