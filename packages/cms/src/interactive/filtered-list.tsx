import { VisuallyHidden } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { type ReactNode, useId } from 'react';
import { ChipRadio } from './chip-radio.js';
import * as styles from './interactive.css.js';
import { interactiveTexts } from './texts.js';

export interface FilteredItem {
  /** Which chip shows it; without one only the first does. */
  group: string | undefined;
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
  language: Language;
}

/**
 * A list that people narrow down by group, by words, or both. Everything is in the page, so that search engines have it and the browser can go through it: CSS
 * shows a group, and `filteredListControl` searches.
 */
export function FilteredList({ items, groupsLabel, all, search, layout, counted, language }: FilteredListProps) {
  const id = useId();
  const texts = language.texts(interactiveTexts);
  const groups = [...new Set(items.flatMap((item) => item.group ?? []))];
  // All that may be said, as which words go with a number is for a language to say, which the page's script has none of.
  const counts = [...items.keys(), items.length].map((count) => texts.counted[counted]({ count }));
  return (
    <div data-filtered="" className={styles.filtered}>
      {search && (
        <div className={styles.search}>
          <label htmlFor={id}>{search.label}</label>
          <input id={id} type="search" className={styles.searchInput} placeholder={search.placeholder} autoComplete="off" />
        </div>
      )}
      {groups.length > 1 && (
        <div role="radiogroup" aria-label={groupsLabel} className={styles.chips}>
          {[all, ...groups].map((name, index) => (
            <ChipRadio key={index} name={`${id}group`} value={index}>
              {name}
            </ChipRadio>
          ))}
        </div>
      )}
      <ul className={styles.listLayout[layout]}>
        {items.map(({ group, content }, index) => (
          <li key={index} data-group={group && groups.indexOf(group) + 1}>
            {content}
          </li>
        ))}
      </ul>
      <div role="status" data-counts={counts.join('|')}>
        {search && <p hidden>{search.empty}</p>}
        <VisuallyHidden>{''}</VisuallyHidden>
      </div>
    </div>
  );
}
