import { inSight } from '../links-in-sight';

/** Where people look and have their thumbs. */
const middle = '-40% 0px';

/** How long no link comes or goes there, in ms, until the page is at rest: whoever scrolls on needs none of the pages that pass by. */
const rest = 300;

/** What grows with how far it is from the middle of the screen. */
function fromMiddle(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect();
  return (top + bottom - window.innerHeight) ** 2;
}

/** Marks the links in the middle of the screen, whose pages the speculation rules let a browser fetch ahead, and at rest the one closest to it, whose page it may make ahead. */
export function watchLinksInSight(document: Document): void {
  let resting: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute(inSight, isIntersecting);
      clearTimeout(resting);
      resting = setTimeout(() => {
        [...document.querySelectorAll(`[${inSight}]`)]
          .sort((one, other) => fromMiddle(one) - fromMiddle(other))
          .forEach((link, index) => link.setAttribute(inSight, `${index}`));
      }, rest);
    },
    { rootMargin: middle },
  );
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
}
