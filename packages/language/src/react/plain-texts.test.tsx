import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileDictionary } from '../compile/index.js';
import { createLanguage, defineTexts } from '../index.js';
import { LanguageProvider, usePlainTexts } from './index.js';

const nl = {
  title: 'Account',
  of: 'Account van {name}, en meer',
  group: { only: '{name}' },
  days: '{count, plural, one {# dag} other {# dagen}}',
} as const;
const texts = defineTexts<typeof nl>('test/plain');
const dictionary = compileDictionary({ 'test/plain': nl });

function Plain() {
  const said = usePlainTexts(texts);
  return [said.title, said.of({ name: 'Noor' }), said.group.only({ name: 'Jan' })].join('; ');
}

test('plain texts say what all texts say, and say when one isn’t plain', () => {
  const inside = (node: React.ReactNode) => (
    <LanguageProvider locale="nl-NL" dictionary={dictionary}>
      {node}
    </LanguageProvider>
  );
  expect(renderToStaticMarkup(inside(<Plain />))).toBe('Account; Account van Noor, en meer; Jan');
  const said = createLanguage({ locale: 'nl-NL', dictionary }).texts(texts);
  expect([said.title, said.of({ name: 'Noor' }), said.group.only({ name: 'Jan' })].join('; ')).toBe(
    'Account; Account van Noor, en meer; Jan',
  );
  const NotPlain = () => usePlainTexts(texts).days({ count: 2 });
  expect(() => renderToStaticMarkup(inside(<NotPlain />))).toThrow('no plain words');
});

test('a provider inside another says some texts differently, and the others as before', () => {
  const own = compileDictionary({ 'test/plain': { title: 'Jouw account' } });
  const inside = (
    <LanguageProvider locale="nl-NL" dictionary={dictionary}>
      <LanguageProvider dictionary={own}>
        <Plain />
      </LanguageProvider>
    </LanguageProvider>
  );
  expect(renderToStaticMarkup(inside)).toBe('Jouw account; Account van Noor, en meer; Jan');
});
