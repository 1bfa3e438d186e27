import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import type { Words } from '@pomp/language';
import type { Decorator } from '@storybook/react-vite';

type PackageWords = { readonly words: Readonly<Record<string, Words>> };

const packages = import.meta.glob<PackageWords>('../../../packages/*/src/words/nl.ts', { eager: true });
const dictionary = compileDictionary(
  Object.assign({}, ...Object.values(packages).map(({ words }) => words)) as PackageWords['words'],
);

/** Every story speaks: all packages' words stand around it. */
export const withLanguage: Decorator = (Story) => (
  <LanguageProvider locale="nl-NL" dictionary={dictionary}>
    <Story />
  </LanguageProvider>
);
