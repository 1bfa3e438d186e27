import { expect, type Page } from '@playwright/test';

/** What nobody should have to look for on a page, at the width that it has now: measured in one go, so that forty pages cost seconds. */
export async function expectLaidOut(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
}

/** Runs in the page. */
function layoutFaults(): string[] {
  const faults: string[] = [];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 0;
  const nameOf = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);

  // The spec's line: up to 768 px a menu that fills the screen, from there the desktop's.
  const header = document.querySelector('header');
  const menu = header?.querySelector('nav');
  if (!header || !menu) return ['no header'];
  if (isShown(menu) !== window.innerWidth > 768) faults.push(`the menu is ${isShown(menu) ? '' : 'not '}there`);
  const inBar = [...header.querySelectorAll('a, summary, button')]
    .filter(isShown)
    .map((element) => [element, boxOf(element)] as const);
  for (const [index, [element, box]] of inBar.entries())
    for (const [other, its] of inBar.slice(index + 1))
      if (
        Math.min(box.right, its.right) - Math.max(box.left, its.left) > 1 &&
        Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 1
      )
        faults.push(`'${nameOf(element)}' lies over '${nameOf(other)}'`);
  const boxes = inBar.map(([, box]) => box);
  if (window.innerWidth >= 1124 && Math.max(...boxes.map(({ top }) => top)) >= Math.min(...boxes.map(({ bottom }) => bottom)))
    faults.push('the header takes two lines');

  /** Words for which a column is too narrow: they break where no hyphen says so. */
  function brokenWords(heading: Element): string[] {
    const broken: string[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(`'${word}' is broken`);
      }
    return broken;
  }

  /** Whether something lies over the middle of its first or last line. */
  function isCovered(heading: Element): boolean {
    const words = document.createRange();
    words.selectNodeContents(heading);
    heading.scrollIntoView({ block: 'center', behavior: 'instant' });
    const lines = [...words.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    return [lines[0], lines.at(-1)].some((line) => {
      if (!line) return false;
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      // Beside the page is what a row of cards scrolls to.
      if (x < 0 || x > window.innerWidth) return false;
      const top = document.elementFromPoint(x, y);
      return !top || !(heading.contains(top) || top.contains(heading));
    });
  }

  /** What stands elsewhere in a page of which the rest is still on its way. */
  function movesAsMoreCome(grid: Element, items: readonly Element[]): string[] {
    const all = [...grid.children];
    const placeOf = (element: Element) => `${Math.round(boxOf(element).left)}, ${Math.round(boxOf(element).width)}`;
    const places = items.map(placeOf);
    const moved = new Set<Element>();
    for (const last of all.slice(1).toReversed()) {
      last.remove();
      for (const [index, item] of items.entries()) if (item.isConnected && placeOf(item) !== places[index]) moved.add(item);
    }
    grid.append(...all.slice(1));
    return [...moved].map((item) => `'${nameOf(item)}' moves as more comes`);
  }

  // A title that hangs below what is above it.
  const main = document.querySelector('main');
  const title = main?.querySelector('h1');
  if (!main || !title) return [...faults, 'no title'];
  if (boxOf(title).top - boxOf(main).top < 24) faults.push('the title has no air above it');

  // The link of a card reaches all over it, and lies over nothing.
  const throughLinks = new CSSStyleSheet();
  throughLinks.replaceSync('a::after { pointer-events: none !important }');
  document.adoptedStyleSheets.push(throughLinks);
  for (const heading of main.querySelectorAll('h1, h2, h3')) {
    if (!isShown(heading)) continue;
    faults.push(...brokenWords(heading));
    // For listeners only.
    if (boxOf(heading).width > 1 && isCovered(heading)) faults.push(`something lies over '${nameOf(heading)}'`);
  }
  document.adoptedStyleSheets.pop();
  window.scrollTo({ top: 0, behavior: 'instant' });

  for (const grid of main.querySelectorAll('ul, ol, dl, div')) {
    const { display, gridTemplateColumns } = getComputedStyle(grid);
    if (display !== 'grid' || gridTemplateColumns.split(' ').length < 2) continue;
    const items = [...grid.children].filter(isShown);
    // Things of one kind: cards, pictures, points. What stands in parts of a page or form is no row.
    const [kind] = items;
    if (
      items.length < 2 ||
      !kind ||
      (kind.tagName === 'DIV' && !kind.className) ||
      items.some(({ tagName, className }) => tagName !== kind.tagName || className !== kind.className)
    )
      continue;
    const rows = new Map<number, Element[]>();
    for (const item of items) {
      const top = Math.round(boxOf(item).top);
      rows.set(top, [...(rows.get(top) ?? []), item]);
    }
    const rowOf = [...rows.values()];
    const right = boxOf(grid).right;
    for (const row of rowOf) {
      const last = row.at(-1);
      if (last && right - boxOf(last).right > 2 && rowOf.length > 1) faults.push(`a hole beside '${nameOf(last)}'`);
      const heights = row.map((item) => boxOf(item).height);
      if (
        kind.tagName === 'ARTICLE' &&
        getComputedStyle(grid).alignItems !== 'start' &&
        Math.max(...heights) - Math.min(...heights) > 1
      )
        faults.push(`cards of different heights beside '${nameOf(kind)}'`);
    }
    if (rowOf.length === 1 && right - boxOf(items.at(-1) ?? grid).right > 2)
      faults.push(`a hole beside '${nameOf(items.at(-1) ?? grid)}'`);
    faults.push(...movesAsMoreCome(grid, items));
  }

  if (document.querySelectorAll('footer a[href$="/nieuwsbrief/"]').length > 0 && main.querySelector('a[href$="/nieuwsbrief/"]'))
    faults.push('asks to subscribe twice');

  // The line from cold to warm is the one thing of its kind in sight.
  const lines = [...document.querySelectorAll('main span[aria-hidden], footer > span[aria-hidden]')]
    .filter(
      (element) => element.childElementCount === 0 && boxOf(element).width > window.innerWidth / 2 && boxOf(element).height <= 8,
    )
    .map((element) => boxOf(element).top);
  for (const [index, top] of lines.entries()) {
    const next = lines[index + 1];
    if (next !== undefined && next - top < 300) faults.push(`two warm lines ${Math.round(next - top)} px apart`);
  }
  return faults;
}

/** Nothing of a page has moved by itself since it began to load, as a browser counts it for CLS: not by what someone did, a moment before. */
export async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate(shifts)).toEqual([]);
}

/** Runs in the page. */
function shifts(): string[] {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const textOf = (node: Node | null) => (node?.textContent ?? '').trim().slice(0, 40);
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  const firstPaint = Math.round(performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN);
  return (
    entries
      .filter(isShift)
      // From what a measured CLS is rounded to: a button whose word is a pixel longer is no page that moves.
      .filter(({ value, hadRecentInput }) => value >= 0.001 && !hadRecentInput)
      .map(({ value, startTime, sources }) => {
        const moved = sources.map((one) => `${textOf(one.node)} (${at(one.previousRect)} → ${at(one.currentRect)})`);
        return `${value.toFixed(4)} after ${Math.round(startTime)} ms, drawn first after ${firstPaint} ms: ${moved.join(' | ')}`;
      })
  );
}
