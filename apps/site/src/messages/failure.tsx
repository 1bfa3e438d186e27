import { useTexts } from '@pomp/language/react';
import { failureTexts } from '../texts/failure';
import styles from './failure.module.css';

/**
 * What an error boundary shows. Plain elements with the theme's variables: Next puts error pages in the scripts of every page, and
 * visitors shouldn't download components for what they hardly ever see.
 */
export function Failure({ retry }: { retry: () => void }) {
  const texts = useTexts(failureTexts);
  return (
    <main id="inhoud" className={styles.failure}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.text}>{texts.text}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        {texts.retry}
      </button>
    </main>
  );
}
