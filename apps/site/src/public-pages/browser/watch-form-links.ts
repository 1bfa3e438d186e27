import { formLinks } from '@pomp/cms';
import { opensHere } from '@pomp/design-system/controls';

/** Opens the form that a link asks for. The form is fetched at the first press; where it can't be had the link is followed. */
export function watchFormLinks(document: Document): void {
  let opening = false;
  const ask = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(formLinks);
    if (!link || !opensHere(event)) return;
    event.preventDefault();
    // Pressed twice is pressed once.
    if (opening) return;
    opening = true;
    void import('./open-form')
      .then(({ openForm }) => openForm(link))
      .catch(() => window.open(link.href, link.target || '_self'))
      .finally(() => (opening = false));
  };
  // Before other listeners, which would follow it.
  document.addEventListener('click', ask, true);
}
