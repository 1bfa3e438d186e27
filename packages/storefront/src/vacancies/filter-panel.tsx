import { Button, Card, Heading, type HeadingLevel } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { useId } from 'react';
import { vacancyTexts } from './texts.js';
import * as styles from './vacancies.css.js';
import type { VacancyFilter } from './vacancy-filter.js';

interface FilterPanelProps {
  /** Of the form. */
  readonly id: string;
  /** The path of the page with the list. */
  readonly path: string;
  readonly level: HeadingLevel;
  readonly language: Language;
}

/** What to look for; it counts once it is submitted. The page of the address that it leads to is shown by `vacanciesControl`. */
export function FilterPanel({ id, path, level, language }: FilterPanelProps) {
  const { filters: texts } = language.texts(vacancyTexts);
  const heading = useId();
  return (
    <form id={id} action={path} role="search" aria-labelledby={heading} className={styles.needsScript}>
      <Card>
        <div className={styles.filters}>
          <div className={styles.filtersTitle}>
            <Heading level={level} size="h3" id={heading}>
              {texts.title}
            </Heading>
            <Button type="reset" tone="quiet" size="small">
              {texts.reset}
            </Button>
          </div>
          <FilterField name="query" label={texts.query} placeholder={texts.queryPlaceholder} />
          <FilterField name="location" label={texts.location} placeholder={texts.locationPlaceholder} />
          <Button type="submit" width="full">
            {texts.search}
          </Button>
        </div>
      </Card>
    </form>
  );
}

interface FilterFieldProps {
  readonly name: keyof VacancyFilter;
  readonly label: string;
  readonly placeholder: string;
}

function FilterField({ name, label, placeholder }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
      />
    </div>
  );
}
