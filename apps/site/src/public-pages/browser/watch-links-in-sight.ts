import { inSight } from '../links-in-sight';

/** Where people look and have their thumbs. */
const middle = '-40% 0px';

/** Marks the links in the middle of the screen, whose pages the speculation rules let a browser fetch ahead. */
export function watchLinksInSight(document: Document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute(inSight, isIntersecting);
    },
    { rootMargin: middle },
  );
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
}
