import { toggleUnknown, type RawAnswers } from '@pomp/domain';
import type { Keeping, TypedAnswers } from './create-form-on.js';

const same = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** What is typed, hidden answers too, and what of it is unsaved; kept in memory. */
export function createTypedAnswers({ stored, resolution, onChange }: Keeping): TypedAnswers {
  const beforeUnknown = new Map<string, string>();
  /** What counts as saved. */
  let base = stored;
  let values = stored;

  const set = (name: string, value: unknown) => {
    values = { ...values, [name]: value };
    onChange({ name, left: false });
  };
  /** What is on the screen counts as saved, but for what of it differs from this. */
  const takeAsSaved = (saved: RawAnswers, typed: RawAnswers = saved) => {
    base = saved;
    values = saved;
    onChange({ name: undefined, left: false });
    for (const [name, value] of Object.entries(typed)) if (value !== saved[name]) set(name, value);
  };
  const dirty = () => Object.keys(values).some((name) => !same(values[name], base[name]));

  return {
    values: () => values,
    dirty,

    type: (name, value) => {
      beforeUnknown.delete(name);
      set(name, value);
    },

    leave: async () => undefined,

    /** The value before it is kept here, so that it survives the field being hidden. */
    toggleUnknown: (name) => {
      const next = toggleUnknown({ value: String(values[name] ?? ''), before: beforeUnknown.get(name) ?? '' });
      set(name, next.value);
      beforeUnknown.set(name, next.before);
    },

    accepted: async () => {
      const { issues, answers } = resolution();
      return issues.length > 0 ? undefined : { answers, values };
    },

    countAsSaved: (submitted) => takeAsSaved(submitted, values),

    replace: (other) => {
      beforeUnknown.clear();
      takeAsSaved(other);
    },

    /** What was stored as it stands isn't unsaved either. */
    adopt: (newer) => {
      if (!dirty()) {
        takeAsSaved(newer);
        return;
      }
      const settled = Object.keys(newer).filter((name) => values[name] !== base[name] && same(values[name], newer[name]));
      if (settled.length > 0) takeAsSaved({ ...base, ...Object.fromEntries(settled.map((name) => [name, values[name]])) }, values);
    },
  };
}
