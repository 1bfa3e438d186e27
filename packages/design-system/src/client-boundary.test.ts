import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const sources = globSync(['**/*.{ts,tsx}', '!**/*.test.*', '!**/*.{stories,guide}.*', '!**/*.css.ts'], { cwd: folder });
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Hooks that only run in a browser; `useId` also runs on the server. */
const clientOnly =
  /\b(useState|useEffect|useLayoutEffect|useRef|useContext|useCallback|useMemo|useImperativeHandle|createContext)[<(]|\son[A-Z]\w+=\{/;

/**
 * Public components that can't do without a browser, by file or by folder. A new component renders on the server unless it is put
 * here: on a page of content, every one of these is script that a visitor waits for.
 */
const interactive = [
  'accordion/accordion.tsx',
  'account-shell/account-navigation.tsx',
  // Around a whole page, to replay what was pressed before hydration: every page waits for this anyway.
  'before-hydration/event-replay.tsx',
  'button/button.tsx',
  'button/icon-button.tsx',
  'document-view/document-view.tsx',
  'fields/',
  'file-picker/file-picker.tsx',
  'info-disclosure/info-disclosure.tsx',
  'info-disclosure/tooltip.tsx',
  'layout/one-by-one.tsx',
  'layout/picture-over.tsx',
  'modal/modal.tsx',
  'navigation/leave-guard.tsx',
  'navigation/navigation-provider.tsx',
  'notification/notification-provider.tsx',
  'shot-list/shot-list.tsx',
  'wizard-footer/wizard-footer.tsx',
];

const isInteractive = (path: string): boolean =>
  interactive.some((entry) => path === entry || (entry.endsWith('/') && path.startsWith(entry)));

/** Files that the index takes a component from, rather than a type, a function or data. */
const componentsIn = (index: string): string[] =>
  [...index.matchAll(/export \{([^}]+)\} from '\.\/([^']+)\.js'/g)].flatMap(([, names = '', path = '']) =>
    sources.includes(`${path}.tsx`) && names.split(',').some((name) => /^[A-Z][a-z]/.test(name.trim())) ? [`${path}.tsx`] : [],
  );

describe('what runs where', () => {
  it.each(sources.filter((path) => clientOnly.test(read(path))))("%s runs in the browser and says so with 'use client'", (path) => {
    expect(read(path).startsWith("'use client';")).toBe(true);
  });

  it.each(componentsIn(read('index.ts')).filter((path) => !isInteractive(path)))(
    '%s renders on the server and costs a content page no script',
    (path) => {
      expect(read(path).startsWith("'use client';")).toBe(false);
    },
  );

  it.each(interactive.filter((path) => path.endsWith('.tsx')))('%s is rightly on the list of what needs a browser', (path) => {
    expect(read(path).startsWith("'use client';")).toBe(true);
  });

  it.each(['brands/index.ts', 'theme/index.ts'])(
    '%s loads without any style sheet or component: for mails, documents and style sheets',
    (entry) => {
      const seen = new Set<string>();
      const visit = (path: string) => {
        if (seen.has(path)) return;
        seen.add(path);
        for (const [, imported = ''] of read(path).matchAll(/from '(\.[^']+)\.js'/g)) visit(`${join(dirname(path), imported)}.ts`);
      };
      visit(entry);
      expect([...seen].filter((path) => /\.css\.ts$|\.tsx$/.test(path))).toEqual([]);
      expect(seen.size).toBeGreaterThan(4);
    },
  );
});
