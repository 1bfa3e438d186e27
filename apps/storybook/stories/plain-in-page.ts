/** A text that someone can read or hear, and the element that has it. */
export interface Told {
  readonly text: string;
  readonly element: string;
  /** Whether it stands where it is told as it happens. */
  readonly live: boolean;
}

declare global {
  interface Window {
    /** See `.storybook/language.tsx`. */
    showLanguage?: (locale: string) => void;
    /** What still has plain letters once the story that is on the page speaks a pseudo-language. Leaves it speaking so. */
    plainTexts?: (locale: string) => Promise<Told[]>;
  }
}

/** Carried over to the page once, as its text: it may use nothing from outside. */
export function installPlainTexts(pseudoLocale: string): void {
  const toRead = `body *:not(script, style, noscript, textarea, code)`;
  const attributes = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'];
  /** Storybook's own; and what says that it is in another language than its page. */
  const notOfPage =
    '.sb-wrapper, .sb-preparing-story, .sb-preparing-docs, #storybook-docs, #storybook-highlights-root, body [lang]';
  const liveRegions = '[role=status], [role=alert], [aria-live]';

  function plainTexts(): Told[] {
    const found: Told[] = [];
    const tell = (text: string | null | undefined, element: Element) => {
      if (text && /[a-z]{2}/i.test(text) && !element.closest(notOfPage))
        found.push({ text, element: element.localName, live: element.closest(liveRegions) !== null });
    };
    for (const element of document.querySelectorAll(toRead)) {
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) tell(node.nodeValue, element);
    }
    for (const name of attributes)
      for (const element of document.body.querySelectorAll(`[${name}]`)) tell(element.getAttribute(name), element);
    return found;
  }

  // Dates and numbers get no plain letter in the pseudo-language either: where one has, it was written in another.
  const formats = Intl as unknown as Record<
    string,
    new (locale?: string, options?: object) => { format: (...values: unknown[]) => string }
  >;
  for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat']) {
    const Format = formats[name];
    if (!Format) continue;
    const make = (locale?: string, options?: object) => {
      const made = new Format(locale, options);
      if (locale !== pseudoLocale) return made;
      const format = made.format.bind(made);
      return Object.defineProperty(made, 'format', { value: (...values: unknown[]) => format(...values).replace(/[a-z]/gi, 'å') });
    };
    formats[name] = new Proxy(Format, {
      construct: (_target, [locale, options]) => make(locale, options),
      apply: (_target, _this, [locale, options]) => make(locale, options),
    });
  }

  const rendered = () => new Promise((resolve) => setTimeout(resolve));

  window.plainTexts = async (locale) => {
    window.showLanguage?.(locale);
    // Once for what says it, and once for what follows from that.
    await rendered();
    await rendered();
    return plainTexts();
  };
}
