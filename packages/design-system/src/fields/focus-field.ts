/** What can't be answered now takes no focus. */
const focusable = ':is(input:not([type=hidden]), select, textarea, button):enabled';

/** Brings the focus to a field: to itself, or to the first control of a group; with its label in sight, as the question is what one has come for. */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
  (control ?? field)?.focus({ preventScroll: true });
  (document.getElementById(`${fieldId}-label`) ?? field)?.scrollIntoView({ block: 'start' });
}

/** A problem as a line of an error summary has it. */
export const problemText = ({ label, message }: { label: string; message: string }): string =>
  `${label}${label.endsWith('?') ? ' ' : ': '}${message}`;
