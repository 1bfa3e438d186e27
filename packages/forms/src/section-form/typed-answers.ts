import { toggleUnknown, type RawAnswers } from '@pomp/domain';
import type { Keeping, TypedAnswers } from './create-form-on.js';

/** What is typed, hidden answers too, and what of it is unsaved; kept in memory. */
export function createTypedAnswers({ stored, resolution, same, onChange }: Keeping): TypedAnswers {
  const beforeUnknown = new Map<string, string>();
  /** What counts as saved. */
  let base = stored;
  let values = stored;

  const set = (name: string, value: unknown) => {
    values = { ...values, [name]: value };
    onChange({ name, left: false });
  };
  const place = (saved: RawAnswers, typed: RawAnswers) => {
    base = saved;
    values = typed;
    onChange({ name: undefined, left: false });
  };
  /** A hidden answer is kept, and never saved: nothing of it is unsaved. */
  const isTouched = (name: string) => resolution().fields[name]!.presence !== 'hidden' && !same(name, values[name], base[name]);
  const eachOf = (answers: RawAnswers, take: (name: string) => unknown): RawAnswers =>
    Object.fromEntries(Object.keys(answers).map((name) => [name, take(name)]));

  return {
    values: () => values,
    saved: () => base,
    dirty: () => Object.keys(values).some(isTouched),

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

    countAsSaved: (submitted, now = submitted) =>
      place(
        now,
        eachOf(values, (name) => (same(name, values[name], submitted[name]) ? now[name] : values[name])),
      ),

    replace: (other, typed = other) => {
      beforeUnknown.clear();
      place(other, typed);
    },

    /** Of what is typed and not saved yet, it stays known what it started from. */
    adopt: (newer, isSilent) => {
      const isNews = (name: string) => !isSilent(name) && !same(name, values[name], newer[name]);
      place(
        eachOf(newer, (name) => (isTouched(name) && isNews(name) ? base[name] : newer[name])),
        eachOf(newer, (name) => (isTouched(name) || !isNews(name) ? values[name] : newer[name])),
      );
    },
  };
}
