import { useState } from 'react';
import styles from './failure.module.css';
import { type FailureWords, wordsOfFailedPage } from './failed-page-words';

/**
 * What an error boundary shows. Plain elements with the theme's variables: Next puts error pages in the scripts of every page, and
 * visitors shouldn't download components for what they hardly ever see.
 */
export function Failure({ retry }: { retry: () => void }) {
  // The page that it stood on goes when this comes.
  const [words] = useState<FailureWords | undefined>(wordsOfFailedPage);
  return (
    <main id="inhoud" className={styles.failure}>
      {words && <title>{words.title}</title>}
      <h1 className={styles.title}>{words?.title}</h1>
      <p className={styles.text}>{words?.text}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        {words?.retry ?? '↻'}
      </button>
    </main>
  );
}
