import { type Control, showPage, whenPresent } from '@pomp/design-system/controls';
import {
  filterAddress,
  fitsFilter,
  noFilter,
  pagesOf,
  readFilter,
  shownPage,
  vacanciesPerPage,
  type VacancyFilter,
} from './vacancy-filter.js';

/**
 * Shows the vacancies that fit what the page's address asks for, and changes the address by the form and its pages without leaving: what was found is there again after
 * a look at a vacancy. The form keeps what is typed; until this runs it leads to the address itself.
 */
export const vacanciesControl: Control = (document, signal) => {
  /** What the address asked for when it was last shown. */
  let shownFor = location.search;
  const showAsked = (list: HTMLElement) => {
    shownFor = location.search;
    const filter = readFilter(location.search);
    for (const name of ['query', 'location'] as const) {
      const field = list.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = filter[name];
    }
    show(list, filter);
  };
  const ask = (list: HTMLElement, filter: VacancyFilter) => {
    const heading = apply(list, filter);
    shownFor = location.search;
    return heading;
  };
  const listOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-vacancies]');

  document.addEventListener(
    'submit',
    (event) => {
      const list = listOf(event);
      if (!list) return;
      event.preventDefault();
      const { target, submitter } = event;
      if (submitter?.ariaDisabled) return;
      const asked = new URLSearchParams();
      for (const [name, value] of new FormData(target as HTMLFormElement, submitter)) asked.set(name, String(value));
      const heading = ask(list, readFilter(asked.toString()));
      if (submitter?.getAttribute('name') !== 'page') return;
      window.scrollTo({ top: 0, behavior: 'instant' });
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    },
    { signal },
  );
  document.addEventListener(
    'reset',
    (event) => {
      const list = listOf(event);
      if (list) ask(list, noFilter);
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      // A link to a part of the page asks for nothing else, and what is typed stays.
      if (location.search === shownFor) return;
      for (const list of document.querySelectorAll<HTMLElement>('[data-vacancies]')) showAsked(list);
    },
    { signal },
  );
  whenPresent(document, signal, '[data-vacancies]', (list) => {
    // What was typed before this ran stays, unless the address says otherwise.
    if (filterAddress('', readFilter(location.search))) showAsked(list);
  });
};

/** Gives the heading of what was found. */
function apply(list: HTMLElement, filter: VacancyFilter): HTMLElement {
  const address = filterAddress(location.pathname, filter);
  if (address !== location.pathname + location.search) history.pushState(null, '', address);
  return show(list, filter);
}

function show(list: HTMLElement, filter: VacancyFilter): HTMLElement {
  const language = { locale: document.documentElement.lang };
  const all = [...list.querySelectorAll<HTMLElement>('li[data-title]')];
  const found = all.filter(({ dataset: { title = '', location = '' } }) => fitsFilter({ title, location }, filter, language));
  const first = shownPage(filter, found.length) * vacanciesPerPage;
  for (const vacancy of all) vacancy.hidden = true;
  for (const vacancy of found.slice(first, first + vacanciesPerPage)) vacancy.hidden = false;

  const results = list.querySelector<HTMLElement>('[data-results]') as HTMLElement;
  results.textContent = results.dataset['results']?.replace('{count}', String(found.length)) ?? '';
  const [empty, said] = list.querySelector('ul + [role=status]')?.children ?? [];
  if (empty) (empty as HTMLElement).hidden = found.length > 0;
  if (said) said.textContent = found.length > 0 && (filter.query || filter.location) ? results.textContent : '';
  const pagination = list.querySelector('nav');
  if (pagination) showPage(pagination, first / vacanciesPerPage + 1, pagesOf(found.length));
  return results.parentElement as HTMLElement;
}
