'use client';

import { useTexts } from '@pomp/language/react';
import { chipClasses } from '@pomp/cms';
import { Pagination, scrollSmoothly, Text, useNavigation } from '@pomp/design-system';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useTransition } from 'react';
import { listAddress } from './list-address.js';
import * as styles from './knowledge-base.css.js';
import { knowledgeBaseTexts } from './texts.js';

/** Above the filters, in pixels (spec 2 §9). */
const room = 100;
/** In milliseconds. */
const scrollTime = 800;

export interface ArticleBrowserProps {
  /** The path of the page that the list is on. */
  readonly path: string;
  /** 'all' and the categories, each with what its button says. */
  readonly categories: readonly { readonly value: string; readonly label: string }[];
  readonly category: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** On all pages together. */
  readonly total: number;
  /** The articles of this page, or what is said when there are none. */
  readonly children: ReactNode;
}

/** What was pressed, kept for the page that it leads to: to React that is another page with another list, which begins without focus. */
let pressed: { address: string; what: 'category' | 'page' } | undefined;

/**
 * Chooses what part of the articles the page shows. The site makes each part as a page with an address of its own, which a form and links
 * lead to without script; here that page takes the place of this one without a jump to its top.
 */
export function ArticleBrowser({ path, categories, category, page, pages, total, children }: ArticleBrowserProps) {
  const texts = useTexts(knowledgeBaseTexts);
  const { push } = useNavigation();
  const [busy, startTransition] = useTransition();
  const filters = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Not after the back button, which brings people where they were.
    if (pressed?.address !== window.location.pathname + window.location.search) return;
    if (pressed.what === 'page') results.current?.focus({ preventScroll: true });
    else filters.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true });
    pressed = undefined;
    scrollToFilters(filters.current);
  }, [category, page]);

  const open = (change: Parameters<typeof listAddress>[2]) => {
    const address = listAddress(path, window.location.search, change);
    if (address === listAddress(path, window.location.search, { page })) return scrollToFilters(filters.current);
    pressed = { address, what: change.category === undefined ? 'page' : 'category' };
    startTransition(() => push(address, { scroll: 'keep' }));
  };

  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    open({ category: submitter instanceof HTMLButtonElement && submitter.value ? submitter.value : 'all', page: 1 });
  };

  return (
    <div className={styles.browser}>
      <form ref={filters} action={path} onSubmit={choose} data-scripted="">
        <div role="group" aria-label={texts.categories} className={chipClasses.row}>
          {categories.map(({ value, label }) => (
            <button
              key={value}
              type="submit"
              className={chipClasses.chip}
              aria-pressed={value === category}
              {...(value !== 'all' && { name: 'category', value })}
            >
              {label}
            </button>
          ))}
        </div>
      </form>
      <div ref={results} tabIndex={-1} role="region" aria-label={texts.knowledgeBase} aria-busy={busy} className={styles.results}>
        <div role="status">
          <Text tone="muted">{total > 0 ? texts.count({ count: total }) : texts.empty}</Text>
        </div>
        {children}
        <Pagination
          page={page}
          pages={pages}
          label={texts.pages}
          hrefFor={(target) => listAddress(path, '', { category, page: target })}
          onPageChange={(target) => open({ page: target })}
        />
      </div>
    </div>
  );
}

function scrollToFilters(filters: HTMLElement | null): void {
  if (filters) scrollSmoothly(Math.max(0, window.scrollY + filters.getBoundingClientRect().top - room), scrollTime);
}
