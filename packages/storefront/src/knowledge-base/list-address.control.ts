import type { Control } from '@pomp/design-system/controls';

/** The address of another part of a list, with what else is asked for where someone is: links of a page for everyone can't know that. */
export function addressWithOthers(href: string, search: string): string {
  const address = new URL(href);
  const chosen = ['category', 'page', ...address.searchParams.keys()];
  for (const [name, value] of new URLSearchParams(search)) if (!chosen.includes(name)) address.searchParams.append(name, value);
  return address.href;
}

/** Keeps the rest of the query while someone chooses from a list and turns its pages. */
export const listAddressControl: Control = (document, signal) => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-list] a[href*="#"]');
      if (link) link.href = addressWithOthers(link.href, location.search);
    },
    { signal, capture: true },
  );
};
