import { pressed, waits } from './early-press.js';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const stillWaits = (element: Element) => element.closest(`[${waits}]`) !== null;

/** What someone filled in that React doesn't know of: what it renders is each control's default. */
function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function fillInAgain(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'file') {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
    control.checked = !control.checked;
    control.click();
  } else {
    const { selectionStart, selectionEnd } = control;
    // React hears of a change only when the value is another than it last saw set; the prototype's own setter is the one it doesn't see.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    if (selectionStart !== null && control === document.activeElement) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function press(element: HTMLElement): void {
  element.removeAttribute(pressed);
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element.getAttribute('role') === 'combobox') {
    // A list opens by the mouse's going down, and by the focus that follows from it.
    element.blur();
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  } else element.click();
}

/** What was filled in before React was there; `tell` says it again, once React listens. */
export interface FilledIn {
  tell(): void;
}

/** Of what is inside `place`. To be read before React renders again. */
export function filledInEarly(place: Element): FilledIn {
  const controls = [...place.querySelectorAll<Control>('input, textarea')].filter(isFilledIn);
  const values = new Map<EventTarget, string>(controls.map((control) => [control, control.value]));
  // Who types goes on while React makes ready: what was read isn't the last of it.
  const goOn = ({ target }: Event) => {
    if (isControl(target) && values.has(target)) values.set(target, target.value);
  };
  place.addEventListener('input', goOn, true);
  return {
    tell() {
      place.removeEventListener('input', goOn, true);
      for (const control of controls)
        if (control.isConnected && !stillWaits(control)) fillInAgain(control, values.get(control) ?? control.value);
    },
  };
}

/** `place` listens from now on: what was filled in and pressed in it too early is done now, in the order in which it was. */
export function listen(place: Element, filledIn: FilledIn | undefined): void {
  place.removeAttribute(waits);
  filledIn?.tell();
  const held = window.pompPresses?.splice(0) ?? [];
  for (const element of held) {
    if (stillWaits(element)) window.pompPresses?.push(element);
    // Each in a turn of its own, as people press.
    else setTimeout(() => element.isConnected && press(element));
  }
}
