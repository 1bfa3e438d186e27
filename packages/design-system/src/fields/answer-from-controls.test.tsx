// @vitest-environment happy-dom
import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { words } from '../words/nl.js';
import date from './date-field.stories.js';
import several from './multi-choice.stories.js';
import cards from './radio-cards.stories.js';
import list from './select-field.stories.js';
import year from './year-select.stories.js';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const dictionary = compileDictionary(words);

/** A page of documentation changes what a story is given, and leaves the story where it is. */
const stories: [string, { args: object; render: (args: never) => ReactNode }, unknown, string][] = [
  ['a date', date, '01-02-2027', '[value="01-02-2027"]'],
  ['several answers', several, ['vloerverwarming'], '[value=vloerverwarming]:checked'],
  ['an answer on a card', cards, 'hoekwoning', '[value=hoekwoning]:checked'],
  ['an answer from a list', list, 'remeha', '[name=boilerBrand][value=remeha]'],
  ['a year', year, '2024', '[value="2024"]'],
];

test.each(stories)('%s that is chosen in the controls is the one that the story shows', (_what, { args, render }, value, shown) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (given: object) =>
    act(() =>
      root.render(
        <LanguageProvider locale="nl-NL" dictionary={dictionary}>
          {render(given as never)}
        </LanguageProvider>,
      ),
    );
  show(args);
  expect(document.querySelector(shown)).toBeNull();
  show({ ...args, value });
  expect(document.querySelector(shown)).not.toBeNull();
  act(() => root.unmount());
});
