declare global {
  interface Window {
    /** See `.storybook/language.tsx`. */
    showLanguage?: (locale: string) => void;
  }
}

/**
 * Makes dates and numbers of the pseudo-language without plain letters: where one has any, it was written in another. Carried over to the page once, as its
 * text: it may use nothing from outside.
 */
export function installPseudoFormats(pseudoLocale: string): void {
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
      return Object.defineProperty(made, 'format', {
        value: (...values: unknown[]) => format(...values).replace(/[a-z]/gi, 'å'),
      });
    };
    formats[name] = new Proxy(Format, {
      construct: (_target, [locale, options]) => make(locale, options),
      apply: (_target, _this, [locale, options]) => make(locale, options),
    });
  }
}

/** The story that is on the page goes on in this language; likewise. */
export async function speak(locale: string): Promise<void> {
  const rendered = () => new Promise((resolve) => setTimeout(resolve));
  window.showLanguage?.(locale);
  // Once for what says it, and once for what follows from that.
  await rendered();
  await rendered();
}
