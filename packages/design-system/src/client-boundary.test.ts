import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const sources = globSync(['**/*.{ts,tsx}', '!**/*.test.*', '!**/*.{stories,guide}.*', '!**/*.css.ts'], { cwd: folder });
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Hooks that only run in a browser; `useId` also runs on the server. */
const clientOnly = /\b(useState|useEffect|useLayoutEffect|useRef|useContext|useCallback|useMemo|useImperativeHandle|createContext)[<(]|\son[A-Z]\w+=\{/;

describe('what runs where', () => {
  it.each(sources.filter((path) => clientOnly.test(read(path))))("%s runs in the browser and says so with 'use client'", (path) => {
    expect(read(path).startsWith("'use client';")).toBe(true);
  });

  it.each([
    'site-shell/site-header.tsx',
    'site-shell/site-footer.tsx',
    'site-shell/account-link.tsx',
    'house/house-illustration.tsx',
    'layout/stack.tsx',
    'layout/columns.tsx',
    'text/heading.tsx',
    'text/text.tsx',
    'icon/icon.tsx',
    'card/card.tsx',
    'alert/alert.tsx',
    'button/button-link.tsx',
    'page-header/page-header.tsx',
    'sections/summary-list.tsx',
    'steps/step-indicator.tsx',
    'steps/order-progress-line.tsx',
  ])('%s renders on the server and costs a content page no script', (path) => {
    expect(read(path)).not.toContain('use client');
  });

  it.each(['brands/index.ts', 'theme/index.ts'])('%s loads without any style sheet or component: for mails, documents and style sheets', (entry) => {
    const seen = new Set<string>();
    const visit = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const [, imported = ''] of read(path).matchAll(/from '(\.[^']+)\.js'/g)) visit(`${join(dirname(path), imported)}.ts`);
    };
    visit(entry);
    expect([...seen].filter((path) => /\.css\.ts$|\.tsx$/.test(path))).toEqual([]);
    expect(seen.size).toBeGreaterThan(4);
  });
});
