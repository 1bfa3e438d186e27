'use client';

import { useTexts } from '@pomp/language/react';
import { Button, Card, Heading, type HeadingLevel } from '@pomp/design-system';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { vacancyTexts } from './texts.js';
import * as styles from './vacancies.css.js';
import { noFilter, type VacancyFilter } from './vacancy-filter.js';

interface FilterPanelProps {
  readonly filter: VacancyFilter;
  readonly level: HeadingLevel;
  /** Ref of the form, whose fields hold what is typed. */
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => void;
  readonly onReset: () => void;
}

/** What to look for; it counts once it is submitted. The browser keeps what is typed, so that nothing typed or submitted before the page listens is lost. */
export function FilterPanel({ filter, level, ref, onSubmit, onReset }: FilterPanelProps) {
  const { filters: texts } = useTexts(vacancyTexts);
  const heading = useId();
  const before = useRef(noFilter);

  // The address may change without this form, by going back.
  useEffect(() => {
    for (const name of ['query', 'location'] as const) {
      const field = ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && filter[name] !== before.current[name]) field.value = filter[name];
    }
    before.current = filter;
  }, [filter, ref]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const reset = () => {
    ref.current?.reset();
    onReset();
  };

  return (
    <form ref={ref} role="search" aria-labelledby={heading} className={styles.needsScript} onSubmit={submit}>
      <Card>
        <div className={styles.filters}>
          <div className={styles.filtersTitle}>
            <Heading level={level} size="h3" id={heading}>
              {texts.title}
            </Heading>
            <Button tone="quiet" size="small" onClick={reset}>
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
