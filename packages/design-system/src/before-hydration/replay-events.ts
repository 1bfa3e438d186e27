import { hydrating, pressed } from './marks.js';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What someone left a control at: its text, or whether it is chosen. */
type Entered = string | boolean;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isChoice = (control: Control): control is HTMLInputElement => /^(?:radio|checkbox)$/.test(control.type);

const enteredIn = (control: Control): Entered => (isChoice(control) ? control.checked : control.value);

/** By which React hears of text, and of a choice. */
const heldTypes = ['input', 'click'] as const;

const isHydrating = (element: Element) => element.closest(`[${hydrating}]`) !== null;

/** Whether a value was entered that React doesn't know of: what React renders is each control's default. */
function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function replayInput(control: Control, entered: Entered): void {
  if (typeof entered === 'boolean') {
    // React may have given it back what it rendered meanwhile: the click is to end where that someone left it.
    (control as HTMLInputElement).checked = !entered;
    control.click();
  } else if (control.type === 'file') {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = control;
    // React notices a change only when the value differs from the one it last saw set; it doesn't see the prototype's own setter.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, entered);
    if (selectionStart !== null && control === document.activeElement) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function press(element: HTMLElement): void {
  element.removeAttribute(pressed);
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element.getAttribute('role') === 'combobox') {
    // A list opens on mousedown, and on the focus that follows from it.
    element.blur();
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  } else element.click();
}

/** What was filled in before hydration. */
export interface EarlyInput {
  /** Holds what is filled in besides, until what it returns is called or it is replayed. */
  hold(): () => void;
  /** Tells React, once it listens, and once only. */
  replay(): void;
}

/** Reads what was filled in inside `root`. To be called before React renders again. */
export function readEarlyInput(root: Element): EarlyInput {
  const values = new Map<Control, Entered>();
  for (const control of root.querySelectorAll<Control>('input, textarea'))
    if (isFilledIn(control)) values.set(control, enteredIn(control));
  // People go on typing while React hydrates. Until its components have subscribed, React answers a character by giving the control back what it
  // rendered, so that the next one is typed into an empty field: it hears of all of them at once, in `replay`.
  const holdOne = (event: Event) => {
    const { target } = event;
    // Of a chosen file React hears by another event, in its own time.
    if (!isControl(target) || target.type === 'file' || (event.type === 'click' && !isChoice(target))) return;
    event.stopImmediatePropagation();
    values.set(target, enteredIn(target));
  };
  const letGo = () => {
    for (const type of heldTypes) root.removeEventListener(type, holdOne, true);
  };
  return {
    hold() {
      for (const type of heldTypes) root.addEventListener(type, holdOne, true);
      return letGo;
    },
    replay() {
      letGo();
      for (const [control, entered] of values) if (control.isConnected && !isHydrating(control)) replayInput(control, entered);
      values.clear();
    },
  };
}

/**
 * To be called when `root` has hydrated: replays what was filled in and pressed in it before, in that order. Only once React is done with its effects: what changes
 * during them it renders together, so that the second of two ticks would be added to what there was before the first.
 */
export function replayEvents(root: Element, earlyInput: EarlyInput | undefined): void {
  queueMicrotask(() => {
    root.removeAttribute(hydrating);
    earlyInput?.replay();
    const held = window.pompPresses?.splice(0) ?? [];
    for (const element of held) {
      if (isHydrating(element)) window.pompPresses?.push(element);
      // Each in a task of its own, as presses are.
      else setTimeout(() => element.isConnected && press(element));
    }
  });
}
