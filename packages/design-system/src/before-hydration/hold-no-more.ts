import { hydrating, pressed, scripted } from './marks.js';

/**
 * From here on the browser sends a form, to its address: nothing that is pressed in it is held any more. Where it was sent before, it is sent now, once. For whoever answers it without React,
 * or where nothing will.
 */
export function holdNoMore(form: HTMLFormElement): void {
  form.removeAttribute(hydrating);
  form.removeAttribute(scripted);
  const held = window.pompPresses ?? [];
  const own = held.filter((element) => form.contains(element));
  for (const element of own) {
    // The list itself is what the script in the page's head adds to.
    held.splice(held.indexOf(element), 1);
    element.removeAttribute(pressed);
  }
  // A form is held itself where it has no button.
  const sender = own.find((element) => element === form || (element as HTMLButtonElement).type === 'submit');
  if (sender) form.requestSubmit(sender === form ? null : sender);
}
