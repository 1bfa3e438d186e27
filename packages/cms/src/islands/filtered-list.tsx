'use client';

import { VisuallyHidden } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './islands.css.js';
import { islandsTexts } from './texts.js';

export interface FilteredItem {
  /** Which chip shows it; without one only the first does. */
  group: string | undefined;
  /** What a search goes through. */
  words: string;
  content: ReactNode;
}

export interface FilteredListProps {
  items: readonly FilteredItem[];
  /** Names the chips, for screen readers. */
  groupsLabel: string;
  /** The first chip, which shows everything. */
  all: string;
  search?: { label: string; placeholder: string; empty: string };
  layout: keyof typeof styles.listLayout;
  /** What they are, for screen readers: how many are shown is said. */
  counted: 'questions' | 'people';
}

/** A list that people narrow down by group, by words, or both. Everything is in the page, so that search engines and a page without script have it. */
export function FilteredList({ items, groupsLabel, all, search, layout, counted }: FilteredListProps) {
  const language = useLanguage();
  const [group, setGroup] = useState<string>();
  const [wanted, setWanted] = useState('');
  const id = useId();

  const plain = (words: string): string => words.trim().toLocaleLowerCase(language.locale);
  const groups = [...new Set(items.flatMap((item) => item.group ?? []))];
  const fits = (item: FilteredItem) => (group === undefined || item.group === group) && plain(item.words).includes(plain(wanted));
  const count = items.filter(fits).length;

  return (
    <div className={styles.filtered}>
      {search && (
        <div className={styles.search}>
          <label htmlFor={id}>{search.label}</label>
          <input
            id={id}
            type="search"
            className={styles.searchInput}
            placeholder={search.placeholder}
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      )}
      {groups.length > 1 && (
        <div role="group" aria-label={groupsLabel} className={styles.chips}>
          {[undefined, ...groups].map((name) => (
            <button
              key={name ?? ''}
              type="button"
              aria-pressed={name === group}
              className={styles.chip}
              onClick={() => setGroup(name)}
            >
              {name ?? all}
            </button>
          ))}
        </div>
      )}
      <ul className={styles.listLayout[layout]}>
        {items.map((item, index) => (
          <li key={index} hidden={!fits(item)}>
            {item.content}
          </li>
        ))}
      </ul>
      <div role="status">
        {count === 0 && search ? (
          <p>{search.empty}</p>
        ) : (
          (group !== undefined || wanted) && (
            <VisuallyHidden>{language.texts(islandsTexts).counted[counted]({ count })}</VisuallyHidden>
          )
        )}
      </div>
    </div>
  );
}
