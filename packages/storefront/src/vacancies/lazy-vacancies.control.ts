import { type Control, whenPresent } from '@pomp/design-system/controls';

/** Fetches what filters vacancies in place only where there are some. What is asked for before that is asked again once it is there; where it doesn't come, the form leads to the address of it. */
export const lazyVacanciesControl: Control = (document, signal) => {
  let fetched: Promise<void> | undefined;
  let isThere = false;
  whenPresent(document, signal, '[data-vacancies]', () => {
    fetched ??= import('./vacancies.control.js').then(({ vacanciesControl }) => {
      isThere = true;
      if (!signal.aborted) vacanciesControl(document, signal);
    });
    fetched.catch(() => (isThere = true));
  });
  document.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event;
      const form = event.target as HTMLFormElement;
      if (isThere || !fetched || !form.closest('[data-vacancies]')) return;
      event.preventDefault();
      const again = () => form.requestSubmit(submitter);
      void fetched.then(again, again);
    },
    { signal },
  );
};
