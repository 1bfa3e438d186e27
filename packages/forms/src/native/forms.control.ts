import { hydrating, holdNoMore } from '@pomp/design-system/before-hydration';
import { type Control, whenPresent } from '@pomp/design-system/controls';

/** Brings one form to life. */
export type Enhance = (form: HTMLFormElement) => void;

/**
 * Fetches what a native form (`NativeForm`) needs once someone points at it or comes into it; a page whose forms nobody touches fetches nothing. Sent before that, also before this runs
 * (ADR 0013), it is sent once its script is there, and where that doesn't come, as browsers do it by themselves.
 *
 * @param scripts by the form's name
 */
export const formsControl =
  (scripts: Readonly<Record<string, () => Promise<Enhance>>>): Control =>
  (document, signal) => {
    const woken = new WeakMap<HTMLFormElement, Promise<void>>();

    const formAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLFormElement>('form[data-native-form]') : null;
    const wake = (form: HTMLFormElement): Promise<void> => {
      const known = woken.get(form);
      if (known) return known;
      const enhanced = Promise.resolve(scripts[form.dataset['nativeForm']!]?.()).then((enhance) => enhance?.(form));
      woken.set(form, enhanced);
      enhanced.catch(() => woken.delete(form));
      return enhanced;
    };

    const touched = ({ target }: Event) => {
      const form = formAt(target);
      if (form) void wake(form).catch(() => undefined);
    };
    const sent = (event: SubmitEvent) => {
      const form = formAt(event.target);
      // Prevented by the form's own script: it is awake.
      if (!form || event.defaultPrevented) return;
      event.preventDefault();
      const { submitter } = event;
      void wake(form).then(
        () => form.requestSubmit(submitter),
        () => HTMLFormElement.prototype.submit.call(form),
      );
    };
    document.addEventListener('pointerover', touched, { signal });
    document.addEventListener('focusin', touched, { signal });
    document.addEventListener('submit', sent, { signal });
    // Pressed before this ran: held by the script in the page's head, which holds no more from here on.
    whenPresent(document, signal, `form[data-native-form][${hydrating}]`, (form) => holdNoMore(form as HTMLFormElement));
  };
