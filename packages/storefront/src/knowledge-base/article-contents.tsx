import type { RichTextHeading } from '@pomp/cms';
import { Said } from '@pomp/cms';
import { Heading, type HeadingLevel, Link } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { useId } from 'react';
import * as styles from './article.css.js';
import { knowledgeBaseTexts } from './texts.js';

interface ArticleContentsProps {
  readonly level: HeadingLevel;
  readonly contents: readonly RichTextHeading[];
  readonly language: Language;
  /** Of the headings, where they are in another language than the page. */
  readonly lang?: string | undefined;
}

/** What an article is made of, with a link to each part. */
export function ArticleContents({ level, contents, language, lang }: ArticleContentsProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.contents}>
      <Heading level={level} size="h4">
        <span id={id}>{language.texts(knowledgeBaseTexts).contents}</span>
      </Heading>
      <ol className={styles.contentsList}>
        {contents.map(({ id: heading, text }) => (
          <li key={heading}>
            <Link href={`#${heading}`} tone="quiet">
              <Said lang={lang}>{text}</Said>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
