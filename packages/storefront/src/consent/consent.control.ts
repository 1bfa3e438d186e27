import type { Control, whenPresent as WhenPresent } from '@pomp/design-system/controls';
import type { ConsentChoice } from './consent-choice.js';
import { consentStore } from './consent-store.js';

/** Shows the question about consent to who didn't answer it, or wants to answer it again, and keeps the answer. */
export const consentControl: Control<[whenPresent: typeof WhenPresent]> = (document, signal, whenPresent) => {
  const question = () => document.querySelector<HTMLElement>('section[data-consent]');
  const show = (section: HTMLElement, isShown: boolean) => {
    section.hidden = !isShown;
    document.documentElement.toggleAttribute('data-asks-consent', isShown);
  };
  let askedBy: HTMLElement | null = null;

  // It opens by itself without taking the focus.
  whenPresent(document, signal, 'section[data-consent]', (section) => {
    show(section, consentStore.choice() === undefined);
    section.dataset.consent = 'heard';
  });
  consentStore.onAsked((from) => {
    const section = question();
    if (!section) return;
    askedBy = from;
    show(section, true);
    section.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, signal);
  signal.addEventListener(
    'abort',
    consentStore.subscribe(() => {
      const section = question();
      if (section) show(section, false);
      askedBy?.focus();
      askedBy = null;
    }),
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.matches('[data-consent-change]')) consentStore.ask(button);
      if (!button?.closest('section[data-consent]')) return;
      const before = consentStore.choice();
      consentStore.choose(button.value as ConsentChoice);
      // What ran with permission doesn't stop by itself.
      if (before === 'accepted' && button.value === 'refused') location.reload();
    },
    { signal },
  );
};
