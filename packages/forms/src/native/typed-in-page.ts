import type { Fields, RawAnswers } from '@pomp/domain';
import type { Keeping, TypedAnswers } from '../section-form/create-form-on.js';

/** What a form holds, or has sent: browsers send the end of a line as two characters, of which one was counted. */
export function answersIn(data: Pick<FormData, 'has' | 'get' | 'getAll'>, fields: Fields): RawAnswers {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { wire }]) => {
      if (wire === 'boolean') return [name, data.has(name)];
      return [name, wire === 'strings' ? data.getAll(name) : String(data.get(name) ?? '').replaceAll('\r\n', '\n')];
    }),
  );
}

/** Answers that the page itself keeps. */
export interface TypedInPage extends TypedAnswers {
  /** Something was filled in, by hand or by the browser. */
  readonly changed: (name: string | undefined) => void;
}

export function createTypedInPage(form: HTMLFormElement, fields: Fields, keeping: Keeping): TypedInPage {
  const { stored, resolution, onChange } = keeping;
  let values = answersIn(new FormData(form), fields);
  let dirty = false;

  const read = (name: string | undefined, left: boolean) => {
    values = answersIn(new FormData(form), fields);
    onChange({ name, left });
  };
  const write = (name: string, value: unknown) => {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control) control.value = String(value ?? '');
  };
  const replace = (other: RawAnswers) => {
    for (const name of Object.keys(fields)) write(name, other[name]);
    dirty = false;
    read(undefined, true);
  };

  return {
    values: () => values,
    saved: () => stored,
    dirty: () => dirty,
    changed: (name) => {
      dirty = true;
      read(name, false);
    },
    type: (name, value) => {
      write(name, value);
      dirty = true;
      read(name, false);
    },
    leave: async (name) => read(name, true),
    toggleUnknown: () => undefined,
    accepted: async () => {
      const { issues, answers } = resolution();
      return issues.length > 0 ? undefined : { answers, values };
    },
    countAsSaved: () => {
      dirty = false;
    },
    replace,
    adopt: replace,
  };
}
