import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Brand } from '../built/preview-page.js';

declare global {
  interface Window {
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
    /** See `.storybook/brand.tsx`. */
    showBrand?: (brand: Brand) => void;
    /** See `.storybook/scheme.tsx`. */
    showScheme?: (scheme: 'light' | 'dark' | 'screen') => void;
    /** See `@pomp/tooling/read-texts`. */
    readTexts?: Set<string>;
    storyTest?: StoryTest;
  }
}

/** What isn't right, by the brand in which it isn't, or in the dark of the first one. */
export type Wrong = Partial<Record<Brand | 'the dark', string[]>>;

interface StoryTest {
  /** Renders and plays a story; resolves with what went wrong. */
  play: (story: { id: string; brand: Brand }) => Promise<string[]>;
  /** Everything that axe finds: all of it in Pomp, and elsewhere what breaks these rules. Leaves Noord on the page. */
  judge: (rules: { inNoord: string[]; inTheDark: string[] }) => Promise<Wrong>;
  /** What makes the page scroll sideways, once what listens to the width has rendered. Leaves Pomp on the page. */
  overflow: () => Promise<Wrong>;
  /**
   * Of a page of documentation: whether it is there, in English as it was asked for, in one brand with the stories in its frames, all its headings are listed, its links lead somewhere, its source can be copied, and it
   * scrolls sideways.
   */
  ofDocs: () => string[];
  /** Which words of a page of documentation can't be read. */
  unreadableInDocs: () => Promise<string[]>;
  /** What a print shouldn't show, or should; asked while the page is styled for one. Leaves Pomp on the page. */
  onPaper: () => Promise<Wrong>;
}

/** Carried over to the page once, as its text: it may use nothing from outside. */
export function installStoryTest(): void {
  function play({ id: storyId, brand }: { id: string; brand: Brand }): Promise<string[]> {
    const preview = window.__STORYBOOK_PREVIEW__;
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (!preview || !channel) return Promise.resolve(['Storybook is not on the page.']);
    window.readTexts = new Set();
    // Not over the channel: that would render the story before once more.
    preview.storyStoreValue.userGlobals.update({ brand });

    const wrong = new Set<string>();
    const tell = (error: { title?: string; description?: string; message?: string; stack?: string }) =>
      wrong.add(error.stack ?? error.message ?? `${error.title}: ${error.description}`);
    const tellAll = (errors: Parameters<typeof tell>[0][]) => errors.forEach(tell);
    const failures = ['storyThrewException', 'playFunctionThrewException', 'storyErrored', 'storyMissing'];

    return new Promise((resolve) => {
      const finish = (finished: { storyId: string; status: string }) => {
        if (finished.storyId !== storyId) return;
        failures.forEach((event) => channel.off(event, tell));
        channel.off('unhandledErrorsWhilePlaying', tellAll);
        channel.off('storyFinished', finish);
        if (finished.status !== 'success' && wrong.size === 0) wrong.add('The story ended as an error, and did not say why.');
        resolve([...wrong]);
      };
      failures.forEach((event) => channel.on(event, tell));
      channel.on('unhandledErrorsWhilePlaying', tellAll);
      channel.on('storyFinished', finish);
      // The story that is there already isn't chosen anew.
      if (preview.currentRender?.id === storyId) channel.emit('forceRemount', { storyId });
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }

  /** On what the addon's panel judges too. */
  async function violations(only?: string[]): Promise<string[]> {
    const context = {
      include: [['body']],
      exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'].map((at) => [at]),
    };
    const look = (more: RunOptions) =>
      window.axe?.run(context, {
        // A part has no landmarks.
        ...(only ? { runOnly: only } : { rules: { region: { enabled: false } } }),
        // What is right needs no report: to write that took a quarter of the time.
        resultTypes: ['violations'],
        // A document in a frame, such as a mail, isn't ours to find landmarks in.
        iframes: false,
        ...more,
      });
    const quick = await look({ selectors: false, reporter: 'no-passes' });
    const found = quick?.violations.length ? await look({}) : quick;
    if (!found) return ['axe is not on the page.'];
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, target, failureSummary }) => `${id} (${help})\n${target.join(' ')}\n${html}\n${failureSummary ?? ''}`),
    );
  }

  /** The page may not scroll sideways; what scrolls within itself may. */
  function sidewaysOverflow(): string[] {
    const width = document.documentElement.scrollWidth;
    if (width <= window.innerWidth) return [];

    const rightEdge = (element: Element) => element.getBoundingClientRect().right;
    // Within something that scrolls or hides by itself: that doesn't make the page wider.
    const isCutOff = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isCutOff(parent);
    };
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => rightEdge(element) > window.innerWidth && !isCutOff(element))
      .sort((one, other) => rightEdge(other) - rightEdge(one))[0];
    const tag = widest?.outerHTML.slice(0, widest.outerHTML.indexOf('>') + 1);
    return [
      `At ${window.innerWidth} pixels the page is ${width} pixels wide and scrolls sideways.` +
        (widest
          ? ` Furthest out, to ${Math.round(rightEdge(widest))} pixels: ${tag} ${JSON.stringify(widest.textContent.trim().slice(0, 60))}`
          : ''),
    ];
  }

  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().height > 1;
  const inShort = (element: Element) =>
    `${element.tagName.toLowerCase()} ${JSON.stringify(element.textContent.trim().slice(0, 60))}`;

  /** What is made smaller for paper is there as a whole: words begin on the sheet, a picture's frame is made smaller with it, and the name of a view isn't on the sheet before it. */
  function badlyPlaced(all: Element[]): string[] {
    const hasWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const width = (element: Element) => element.getBoundingClientRect().width;
    const height = (element: Element) => element.getBoundingClientRect().height;
    const outside = all.filter(
      (element) => hasWords(element) && width(element) > 2 && element.getBoundingClientRect().left < -0.5 && seen(element),
    );
    const lost = all.filter((element) => {
      const frame = element.parentElement;
      if (!element.matches('svg, img') || width(element) < 100 || !frame || frame.childElementCount > 1) return false;
      const small = width(frame) > 1.5 * width(element) && height(frame) > 1.5 * height(element);
      return small && getComputedStyle(frame).backgroundColor !== 'rgba(0, 0, 0, 0)';
    });
    const apart = all.filter(
      (element) =>
        element.matches('[data-views] > *') &&
        getComputedStyle(element).breakInside !== 'avoid' &&
        seen(element.lastElementChild ?? element),
    );
    return [
      ...apart.map((element) => `Its name may end a sheet: ${inShort(element)}.`),
      ...outside.map((element) => `Begins beside the sheet: ${inShort(element)}.`),
      ...lost.map(
        (element) => `Lost in its frame: a picture of ${width(element)} pixels, in ${inShort(element.parentElement ?? element)}.`,
      ),
    ];
  }

  /** On paper nothing is pressed or unfolded, and nothing lies over the page on every sheet. */
  function notForPaper(): string[] {
    const canvas = document.querySelector('#storybook-root');
    const all = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('.sb-wrapper'));
    const pressed = all.filter((element) => element.matches('button, nav, [type=search], [role=banner], [role=contentinfo]'));
    const floating = all.filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position));
    const folded = all.filter((element) => element.matches('details:not([open]) > :not(summary)'));
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    const [red, green, blue] = backgroundColor.match(/\d+/g) ?? [];
    const inks = color.match(/\d+/g) ?? [];
    return [
      ...pressed.filter(seen).map((element) => `On paper stands ${inShort(element)}.`),
      ...floating.filter(seen).map((element) => `Lies over every sheet: ${inShort(element)}.`),
      ...folded
        // What is left out of paper as a whole isn't folded on it.
        .filter((element) => !element.closest('nav, header') && element.parentElement?.checkVisibility() && !seen(element))
        .map((element) => `Not on paper: ${inShort(element)}.`),
      ...([red, green, blue].every((part) => part === '255') ? [] : ['Its ground takes ink.']),
      ...(inks.some((part) => Number(part) > 127) ? ['Its words are too light for paper.'] : []),
      ...(canvas && canvas.textContent.trim() !== '' && !seen(canvas) ? ['Nothing is printed.'] : []),
      ...badlyPlaced(all),
      ...sidewaysOverflow(),
    ];
  }

  /** Links of the words to what Storybook doesn't have. */
  function leadNowhere(): string[] {
    const entries = window.__STORYBOOK_PREVIEW__?.storyStoreValue.storyIndex.entries ?? {};
    return [...document.querySelectorAll<HTMLAnchorElement>('#storybook-docs a[href*="path=/"]')]
      .map(({ href }) => /path=\/(?:docs|story)\/([^&#]+)/.exec(href)?.[1] ?? href)
      .filter((id) => !(id in entries))
      .map((id) => `Leads nowhere: ${id}`);
  }

  /** What isn't right with stories in frames of their own: those that have begun to come, as the rest waits until it is scrolled to. */
  function wrongInFrames(): string[] {
    const groundOf = (root: HTMLElement) => getComputedStyle(root).backgroundColor;
    return [...document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe[src*="viewMode=story"]')].flatMap((frame) => {
      const root = frame.contentDocument?.URL === 'about:blank' ? undefined : frame.contentDocument?.documentElement;
      if (!root) return [];
      if (!root.className) return [`Has not come: ${frame.title}`];
      return groundOf(root) === groundOf(document.documentElement) ? [] : [`In another brand than the page: ${frame.title}`];
    });
  }

  function wrongInList(): string[] {
    const headings = [...document.querySelectorAll('.sbdocs-content h2')].filter((heading) => !heading.closest('.docs-story'));
    const listed = new Set([...document.querySelectorAll('.toc-link')].map(({ textContent }) => textContent));
    if (!document.querySelector('.toc-wrapper')) return [];
    return headings
      .filter(({ textContent }) => !listed.has(textContent))
      .map((heading) => `Not in the list of headings: ${inShort(heading)}`);
  }

  /** Words around the stories, which are judged apart; of a switch in Storybook's own controls the word that isn't chosen is pale, and hidden. */
  async function unreadableInDocs(): Promise<string[]> {
    const around = {
      include: [['#storybook-docs']],
      exclude: [['.docs-story'], ['[inert]'], ['.docblock-argstable [aria-hidden]']],
    };
    const found = await window.axe?.run(around, { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false });
    if (!found) return ['axe is not on the page.'];
    return found.violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`));
  }

  /** What a component is called by whoever made its script shorter, and what stands for a function after that. */
  const madeShort = /<[a-zA-Z]{1,2}(?<!<(?:p|a|li|ul|ol|dl|dt|dd|h\d))[\s/>]|<[A-Z][a-z]?[\s/>]|\bfunction [a-z]+\(\)/;
  const wrongInSource = (): string[] =>
    [...document.querySelectorAll('.sbdocs-preview pre')]
      .map(({ textContent }) => madeShort.exec(textContent)?.[0])
      .filter((found) => found !== undefined)
      .map((found) => `Source to copy has ${found}`);

  const twoPictures = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  window.storyTest = {
    play,
    judge: async ({ inNoord, inTheDark }) => {
      // By these the modules of each story have come: more of them with each, all of which axe would go through.
      for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
      const pomp = await violations();
      window.showScheme?.('dark');
      const dark = inTheDark.length > 0 ? await violations(inTheDark) : [];
      window.showScheme?.('light');
      window.showBrand?.('noord');
      return { pomp, 'the dark': dark, noord: await violations(inNoord) };
    },
    overflow: async () => {
      await twoPictures();
      const noord = sidewaysOverflow();
      window.showBrand?.('pomp');
      return { pomp: sidewaysOverflow(), noord };
    },
    ofDocs: () =>
      document.querySelector('#storybook-docs :is(h1, h2)')
        ? [
            ...(document.documentElement.lang === 'en' ? [] : ['The page is not in the language that was asked for.']),
            ...wrongInFrames(),
            ...(document.querySelector('.sbdocs-content')?.getAttribute('lang') === 'en'
              ? []
              : ['Its words are said to be in another language.']),
            ...wrongInList(),
            ...leadNowhere(),
            ...wrongInSource(),
            ...sidewaysOverflow(),
          ]
        : ['The page shows nothing.'],
    unreadableInDocs,
    onPaper: async () => {
      await twoPictures();
      const pomp = notForPaper();
      // Paper is light, whatever the screen.
      window.showBrand?.('noord');
      window.showScheme?.('dark');
      const noord = notForPaper();
      window.showBrand?.('pomp');
      window.showScheme?.('light');
      return { pomp, noord };
    },
  };
}
