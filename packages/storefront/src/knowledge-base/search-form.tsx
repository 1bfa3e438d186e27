import { Button, VisuallyHidden } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { useId } from 'react';
import * as styles from './search.css.js';
import { knowledgeBaseTexts } from './texts.js';

interface SearchFormProps {
  /** The page that searches. */
  readonly path: string;
  /** What was searched for. */
  readonly words?: string;
  readonly language: Language;
}

/** Searches articles and questions together. It asks for a page, so it needs no script; with it, it answers while someone types (`search.control.ts`). */
export function SearchForm({ path, words, language }: SearchFormProps) {
  const id = useId();
  const texts = language.texts(knowledgeBaseTexts);
  return (
    <search>
      <form action={path} method="get" data-search="" className={styles.form}>
        <label htmlFor={id} className={styles.label}>
          {texts.search}
        </label>
        <div className={styles.row}>
          <input
            id={id}
            name="q"
            type="search"
            required
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={words}
            className={styles.input}
          />
          <Button type="submit" tone="secondary">
            {texts.doSearch}
          </Button>
        </div>
        <VisuallyHidden>
          <span role="status" />
        </VisuallyHidden>
      </form>
    </search>
  );
}
