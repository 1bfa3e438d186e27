import { describe, expect, it } from 'vitest';
import { readReference } from './read-reference.js';

const reference = readReference();
const doors = Object.values(reference).flat();
const entryOf = (specifier: string, name: string) =>
  doors.find((door) => door.specifier === specifier)?.entries.find((entry) => entry.name === name);

describe('the reference', () => {
  it('says what an export is in the words of its docstring', () => {
    expect(entryOf('@pomp/design-system', 'VisuallyHidden')?.doc).toBe(
      'For screen readers only: what sighted people get from place or picture.',
    );
  });

  it('has what is passed on by other files, at every address of a package', () => {
    expect(entryOf('@pomp/design-system', 'Button')?.file).toBe('packages/design-system/src/button/button.tsx');
    expect(entryOf('@pomp/design-system', 'media')?.file).toBe('packages/design-system/src/theme/breakpoints.ts');
    expect(entryOf('@pomp/language/react', 'useTexts')).toBeDefined();
    expect(Object.keys(reference)).not.toContain('tooling');
  });

  it('shows a declaration without what it does inside', () => {
    expect(entryOf('@pomp/domain', 'formatCents')?.signature).toBe(
      "const formatCents = (cents: number, language: Pick<Language, 'locale'>)",
    );
  });

  it('knows which calls a screen makes, and which stories show it', () => {
    const screen = entryOf('@pomp/portal', 'OrdersScreen');
    expect(screen?.calls).toContain('getOrders');
    expect(screen?.pages).toEqual(['Portal/Bestellingen']);
  });

  it('leads to no page of stories that have none, as they only count', () => {
    const pages = doors.flatMap(({ entries }) => entries.flatMap((entry) => entry.pages));
    expect(pages).toContain('Formulieren/Formulier van een onderdeel');
    expect(pages).not.toContain('Formulieren/Wat een toetsaanslag tekent');
  });
});
