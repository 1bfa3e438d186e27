import type { Preview } from '@storybook/react-vite';
import { page } from 'vitest/browser';

/** What a story says about narrow screens: `parameters: { reflow: false }` for what needs two dimensions, with the reason beside it. */
interface ReflowParameters {
  reflow?: false;
}

/** 400 % zoom on a screen of 1280 pixels: WCAG 1.4.10. */
const narrowest = 320;

/** In tests only: on the narrowest screen the page must not scroll sideways. What scrolls within itself may. */
export const afterEach: Preview['afterEach'] = async ({ parameters }) => {
  const { reflow }: ReflowParameters = parameters;
  if (reflow === false) return;

  await page.viewport(narrowest, 640);
  await drawn();
  const width = document.documentElement.scrollWidth;
  if (width <= window.innerWidth) return;

  const widest = widestElement();
  throw new Error(
    `At ${narrowest} pixels the page is ${width} pixels wide and scrolls sideways.` +
      (widest ? ` Furthest out, to ${Math.round(rightEdge(widest))} pixels: ${describe(widest)}` : ''),
  );
};

/** Two pictures: components that listen to the width have rendered in the first. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const rightEdge = (element: Element): number => element.getBoundingClientRect().right;

function widestElement(): Element | undefined {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => rightEdge(element) > window.innerWidth && !isCutOff(element))
    .reduce<Element | undefined>(
      (widest, element) => (widest && rightEdge(widest) > rightEdge(element) ? widest : element),
      undefined,
    );
}

/** Within something that scrolls or hides by itself: that doesn't make the page wider. */
function isCutOff(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return false;
  return getComputedStyle(parent).overflowX !== 'visible' || isCutOff(parent);
}

function describe(element: Element): string {
  const { outerHTML, textContent } = element;
  return `${outerHTML.slice(0, outerHTML.indexOf('>') + 1)} ${JSON.stringify(textContent.trim().slice(0, 60))}`;
}
