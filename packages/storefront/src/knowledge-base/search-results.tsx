import { Said, type SearchOutcome } from '@pomp/cms';
import { Heading, type HeadingLevel, Link, Stack, Text } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import * as styles from './search.css.js';
import { knowledgeBaseTexts } from './texts.js';

interface SearchResultsProps {
  readonly search: SearchOutcome;
  readonly level: HeadingLevel;
  /** Of everything that there is to read. */
  readonly path: string;
  readonly language: Language;
}

/** What a search found, the best first; what to try where it found nothing. */
export function SearchResults({ search: { words, hits }, level, path, language }: SearchResultsProps) {
  const texts = language.texts(knowledgeBaseTexts);
  return (
    <section>
      <Stack gap="l">
        <Heading level={level} size="h3">
          {hits.length > 0 ? texts.found({ count: hits.length, words }) : texts.foundNothing({ words })}
        </Heading>
        {hits.length === 0 && <Text>{texts.tryOther}</Text>}
        {hits.length > 0 && (
          <ol className={styles.hits}>
            {hits.map(({ title, href, kind, summary, lang }) => (
              <li key={href} className={styles.hit}>
                <Text size="small" weight="strong" tone="brand">
                  {texts.kinds[kind]}
                </Text>
                <Link href={href} tone="strong">
                  <Said lang={lang}>{title}</Said>
                </Link>
                <Text>
                  <Said lang={lang}>{summary}</Said>
                </Text>
              </li>
            ))}
          </ol>
        )}
        <Text>
          <Link href={path} tone="strong">
            {texts.allArticles}
          </Link>
        </Text>
      </Stack>
    </section>
  );
}
