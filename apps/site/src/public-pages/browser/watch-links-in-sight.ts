import { inSight } from '../links-in-sight';

/** Where people look and have their thumbs. */
const middle = '-40% 0px';

/** How long no link comes or goes there, in ms, until the page is at rest: whoever scrolls on needs none of the pages that pass by. */
const rest = 300;

/** Marks the links in the middle of the screen, whose pages the speculation rules let a browser fetch ahead, and at rest the middle one of them, whose page it may make ahead. */
export function watchLinksInSight(document: Document): void {
  let resting: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute(inSight, isIntersecting);
      clearTimeout(resting);
      resting = setTimeout(() => {
        const seen = document.querySelectorAll(`[${inSight}]`);
        seen.forEach((link, index) => link.setAttribute(inSight, `${index - (seen.length >> 1)}`));
      }, rest);
    },
    { rootMargin: middle },
  );
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
}
