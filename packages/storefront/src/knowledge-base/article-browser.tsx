import { chipClasses } from '@pomp/cms';
import { Pagination, Text } from '@pomp/design-system';
import { type SpokenProps, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import * as styles from './knowledge-base.css.js';
import { listAddress } from './list-address.js';
import { knowledgeBaseTexts } from './texts.js';

/** Where a page of the list arrives: at its filters, from where the keyboard goes on to them, or to the articles. */
const places = { filters: 'onderwerp', articles: 'artikelen' };

export interface ArticleBrowserProps extends SpokenProps {
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

/**
 * Chooses what part of the articles the page shows. Each part is a page with an address of its own, and these are links to them, which arrive at the filters and not at
 * the top; `listAddressControl` keeps what else their address asks for.
 */
export function ArticleBrowser({ path, categories, category, page, pages, total, children, language }: ArticleBrowserProps) {
  const texts = useTexts(knowledgeBaseTexts, language);
  return (
    <div data-list="" className={styles.browser}>
      <div id={places.filters} role="group" aria-label={texts.categories} tabIndex={-1} className={styles.filters}>
        <div className={chipClasses.row}>
          {categories.map(({ value, label }) => (
            <a
              key={value}
              href={`${listAddress(path, { category: value, page: 1 })}#${places.filters}`}
              aria-current={value === category ? 'true' : undefined}
              className={chipClasses.chip}
            >
              {label}
            </a>
          ))}
        </div>
      </div>
      <div role="region" aria-label={texts.knowledgeBase} className={styles.results}>
        <span id={places.articles} tabIndex={-1} className={styles.besideFilters} />
        <Text tone="muted">{total > 0 ? texts.count({ count: total }) : texts.empty}</Text>
        {children}
        <Pagination
          page={page}
          pages={pages}
          label={texts.pages}
          language={language}
          hrefFor={(target) => `${listAddress(path, { category, page: target })}#${places.articles}`}
        />
      </div>
    </div>
  );
}
