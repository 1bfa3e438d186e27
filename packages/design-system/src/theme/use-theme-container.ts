'use client';

import { type RefCallback, useCallback, useState } from 'react';
import { themeRoot } from './themes.css.js';

/**
 * Where something that floats above the page belongs: in the theme around `marker`, so that it keeps its brand when that theme isn't
 * set on the whole page. Undefined until the marker stands in the page.
 */
export function useThemeContainer(): { container: HTMLElement | undefined; marker: RefCallback<HTMLElement> } {
  const [container, setContainer] = useState<HTMLElement>();
  const marker = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const root = element.closest<HTMLElement>(`.${themeRoot}`);
    setContainer(!root || root === document.documentElement ? document.body : root);
  }, []);
  return { container, marker };
}
