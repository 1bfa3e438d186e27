import { useLocale } from '@pomp/language/react';
import type { ComponentType } from 'react';

interface InLanguageProps<Stories> {
  nl: ComponentType<{ stories: Stories }>;
  en: ComponentType<{ stories: Stories }>;
  /** What is shown among the words: the page imports it, as Storybook looks there for the files to fetch. */
  stories?: Stories;
}

/** Words of a page of documentation in the toolbar's language: of each page two files in `prose` say the same. */
export function InLanguage<Stories>({ nl: Dutch, en: English, stories }: InLanguageProps<Stories | undefined>) {
  return useLocale().startsWith('en') ? <English stories={stories} /> : <Dutch stories={stories} />;
}
