'use client';

import { useLanguage, useTexts } from '@pomp/language/react';
import { Heading, type HeadingLevel, Pagination, VisuallyHidden } from '@pomp/design-system';
import { eagerScriptsWith } from '@pomp/design-system/before-hydration';
import { type ReactNode, useRef } from 'react';
import { FilterPanel } from './filter-panel.js';
import { vacancyTexts } from './texts.js';
import { useFilter } from './use-filter.js';
import * as styles from './vacancies.css.js';
import { filterQueries, fitsFilter, noFilter, pagesOf, shownPage, vacanciesPerPage } from './vacancy-filter.js';

export interface ListedVacancy {
  readonly title: string;
  readonly location: string;
  readonly card: ReactNode;
}

export interface VacancyListProps {
  /** Newest first. */
  readonly vacancies: readonly ListedVacancy[];
  readonly level: HeadingLevel;
}

/** The vacancies that fit what a visitor asked for, eight at a time. All are in the page, for search engines and for a page without script. */
export function VacancyList({ vacancies, level }: VacancyListProps) {
  const texts = useTexts(vacancyTexts);
  const language = useLanguage();
  const [filter, apply] = useFilter();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const found = vacancies.filter((vacancy) => fitsFilter(vacancy, filter, language));
  const page = shownPage(filter, found.length);
  const shown = new Set(found.slice(page * vacanciesPerPage, (page + 1) * vacanciesPerPage));
  const filtered = filter.query !== '' || filter.location !== '';

  const submit = (nextPage: number) => {
    const typed = form.current ? new FormData(form.current) : new FormData();
    const word = (name: string) => String(typed.get(name) ?? '').trim();
    apply({ query: word('query'), location: word('location'), page: nextPage });
  };
  const turnTo = (nextPage: number) => {
    submit(nextPage);
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.listings}>
      <meta {...eagerScriptsWith(...filterQueries)} />
      <FilterPanel ref={form} filter={filter} level={level} onSubmit={() => submit(0)} onReset={() => apply(noFilter)} />
      <div className={styles.results}>
        <Heading level={level} size="h2" ref={heading}>
          {texts.results({ count: found.length })}
        </Heading>
        <ul className={styles.list}>
          {vacancies.map((vacancy, index) => (
            <li key={index} className={styles.item} hidden={!shown.has(vacancy)}>
              {vacancy.card}
            </li>
          ))}
        </ul>
        <div role="status">
          {found.length === 0 ? (
            <p className={styles.empty}>{texts.empty}</p>
          ) : (
            filtered && <VisuallyHidden>{texts.results({ count: found.length })}</VisuallyHidden>
          )}
        </div>
        <div className={styles.needsScript}>
          <Pagination
            page={page + 1}
            pages={pagesOf(found.length)}
            label={texts.pages}
            previousLabel={texts.previousPage}
            nextLabel={texts.nextPage}
            onPageChange={(next) => turnTo(next - 1)}
          />
        </div>
      </div>
    </div>
  );
}
