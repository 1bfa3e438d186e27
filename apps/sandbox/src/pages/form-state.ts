import type { BackOfficeRefusal } from '../seller/back-office-calls.js';
import type { PostedForm } from '../seller/posted.js';
import { refused, type FieldState } from './form-fields.js';
import type { Html } from './layout.js';

/** A form that was sent and refused. */
export interface RefusedForm {
  /** The last part of the address that it was sent to. */
  readonly path: string;
  readonly form: PostedForm;
  readonly why: BackOfficeRefusal;
}

/** One form of a page: called with a field's name and what is known of it, it gives what that field shows. Where this form was refused that is what was typed, with what is wrong. */
export interface FormState {
  (name: string, known?: string): FieldState;
  readonly isRefused: boolean;
  /** Why it was refused, but for what its fields say themselves. */
  readonly alert: Html | '';
}

export const freshForm: FormState = Object.assign((name: string, value = ''): FieldState => ({ name, value }), {
  isRefused: false,
  alert: '' as const,
});

/** A form as it was sent. The first field that is wrong has the focus, or else the reason: what went wrong is in sight, however long the page. */
export function refusedForm({ form, why }: Omit<RefusedForm, 'path'>): FormState {
  const own = why.issues.filter(({ field }) => form.has(field));
  const others = why.issues.filter(({ field }) => !form.has(field)).map(({ field, message }) => `${field}: ${message}`);
  const [first] = own;
  const state = (name: string): FieldState => ({
    name,
    value: form(name),
    error: own.find(({ field }) => field === name)?.message,
    focused: first?.field === name,
  });
  return Object.assign(state, {
    isRefused: true,
    alert: refused(why.message, [...why.details, ...others], { focused: !first }),
  });
}

/** The forms of a page, of which one may have been refused. */
export function formsOf(sent?: RefusedForm) {
  let isShown = false;
  return {
    /** The form that is sent to a path, told apart from others there by what its hidden fields say, or by having a field. */
    at: (path: string, isIt: (form: PostedForm) => boolean = () => true): FormState => {
      if (sent?.path !== path || !isIt(sent.form)) return freshForm;
      isShown = true;
      return refusedForm(sent);
    },
    /** Of a form that the page doesn't have any more: asked after all others. */
    elsewhere: (): Html | '' => (sent && !isShown ? refusedForm(sent).alert : ''),
  };
}
export type Forms = ReturnType<typeof formsOf>;
