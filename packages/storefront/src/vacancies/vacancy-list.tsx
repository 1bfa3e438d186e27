import { Heading, type HeadingLevel, Pagination, VisuallyHidden } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { type ReactNode, useId } from 'react';
import { FilterPanel } from './filter-panel.js';
import { vacancyTexts } from './texts.js';
import * as styles from './vacancies.css.js';
import { pagesOf, vacanciesPerPage } from './vacancy-filter.js';

export interface ListedVacancy {
  readonly title: string;
  readonly location: string;
  readonly card: ReactNode;
}

export interface VacancyListProps {
  /** The path of the page that the list is on. */
  readonly path: string;
  /** Newest first. */
  readonly vacancies: readonly ListedVacancy[];
  readonly level: HeadingLevel;
  readonly language: Language;
}

/**
 * Vacancies, eight at a time. All are in the page, for search engines and for a page without script; `vacanciesControl` shows those that fit what the
 * address asks for.
 */
export function VacancyList({ path, vacancies, level, language }: VacancyListProps) {
  const texts = language.texts(vacancyTexts);
  const form = useId();
  return (
    <div data-vacancies="" className={styles.listings}>
      <FilterPanel id={form} path={path} level={level} language={language} />
      <div className={styles.results}>
        <Heading level={level} size="h2">
          <span data-results={texts.results({ count: '{count}' })}>{texts.results({ count: vacancies.length })}</span>
        </Heading>
        <ul className={styles.list}>
          {vacancies.map(({ title, location, card }, index) => (
            <li key={index} data-title={title} data-location={location} className={styles.item} hidden={index >= vacanciesPerPage}>
              {card}
            </li>
          ))}
        </ul>
        <div role="status">
          <p hidden={vacancies.length > 0} className={styles.empty}>
            {texts.empty}
          </p>
          <VisuallyHidden>{''}</VisuallyHidden>
        </div>
        <div className={styles.needsScript}>
          <Pagination
            page={1}
            pages={pagesOf(vacancies.length)}
            label={texts.pages}
            previousLabel={texts.previousPage}
            nextLabel={texts.nextPage}
            form={{ id: form, name: 'page' }}
            language={language}
          />
        </div>
      </div>
    </div>
  );
}
