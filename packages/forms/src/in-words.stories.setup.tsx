import { compileDictionary } from '@pomp/language/compile';
import type { Words } from '@pomp/language';
import { LanguageProvider } from '@pomp/language/react';
import type { Decorator } from '@storybook/react-vite';

/** A story with a section of its own, in these words. */
export function inWords(words: Readonly<Record<string, Words>>): Decorator {
  const dictionary = compileDictionary(words);
  return (Story) => (
    <LanguageProvider dictionary={dictionary}>
      <Story />
    </LanguageProvider>
  );
}
