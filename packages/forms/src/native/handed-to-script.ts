import { createLanguage, type Dictionary, type Language } from '@pomp/language';

/** What a native form hands to its script. */
export interface HandedToScript<Settings = unknown> {
  readonly locale: string;
  /** What may be said of it, compiled. */
  readonly dictionary: Dictionary;
  readonly settings: Settings;
}

/** A form in the page, as it is now. */
export interface FormInPage<Settings = unknown> {
  readonly element: HTMLFormElement;
  /** Another one where the page was shown in another language meanwhile, as where it is tried out. */
  readonly language: Language;
  readonly settings: Settings;
}

/** What a form in the page says of itself. */
export function formInPage<Settings>(element: HTMLFormElement): FormInPage<Settings> {
  let read: { readonly from: string | undefined; readonly language: Language; readonly settings: Settings } | undefined;
  const now = () => {
    const from = element.dataset['form'];
    if (!read || read.from !== from) {
      const { settings, ...words } = JSON.parse(from ?? '{}') as HandedToScript<Settings>;
      read = { from, language: createLanguage(words), settings };
    }
    return read;
  };
  return {
    element,
    get language() {
      return now().language;
    },
    get settings() {
      return now().settings;
    },
  };
}
