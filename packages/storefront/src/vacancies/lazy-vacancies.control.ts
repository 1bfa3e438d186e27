import { type Control, whenPresent } from '@pomp/design-system/controls';

/** Fetches what filters vacancies in place only where there are some; until it is there their form leads to the address of what is asked for. */
export const lazyVacanciesControl: Control = (document, signal) => {
  let fetched = false;
  whenPresent(document, signal, '[data-vacancies]', () => {
    if (fetched) return;
    fetched = true;
    void import('./vacancies.control.js').then(({ vacanciesControl }) => {
      if (!signal.aborted) vacanciesControl(document, signal);
    });
  });
};
