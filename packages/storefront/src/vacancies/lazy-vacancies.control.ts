import { type Control, whenPresent } from '@pomp/design-system/controls';

const list = '[data-vacancies]';

/**
 * Fetches what filters vacancies in place once someone comes to them, or where the address asks for some of them. What is asked for before that is asked again once it is there; where it
 * doesn't come, the form leads to the address of it.
 */
export const lazyVacanciesControl: Control = (document, signal) => {
  let fetched: Promise<void> | undefined;
  /** Or never will be. */
  let isThere = false;
  const fetchOnce = () =>
    (fetched ??= import('./vacancies.control.js')
      .then(({ vacanciesControl }) => {
        if (!signal.aborted) vacanciesControl(document, signal);
      })
      .catch(() => undefined)
      .then(() => {
        isThere = true;
      }));
  const touched = ({ target }: Event) => {
    if ((target as Element).closest(list)) void fetchOnce();
  };
  whenPresent(document, signal, list, () => {
    if (location.search) void fetchOnce();
  });
  document.addEventListener('pointerover', touched, { signal });
  document.addEventListener('focusin', touched, { signal });
  document.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event;
      const form = event.target as HTMLFormElement;
      if (isThere || !form.closest(list)) return;
      event.preventDefault();
      void fetchOnce().then(() => form.requestSubmit(submitter));
    },
    { signal },
  );
};
