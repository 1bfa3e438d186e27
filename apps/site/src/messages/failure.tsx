import styles from './failure.module.css';

/**
 * What an error boundary shows. Plain elements with the theme's variables: Next puts error pages in the scripts of every page, and
 * visitors shouldn't download components for what they hardly ever see.
 */
export function Failure({ retry }: { retry: () => void }) {
  return (
    <main id="inhoud" className={styles.failure}>
      <h1 className={styles.title}>Er ging iets mis</h1>
      <p className={styles.text}>Dat ligt aan ons, niet aan jou. Probeer het over een paar minuten nog eens.</p>
      <button type="button" className={styles.retry} onClick={retry}>
        Probeer het opnieuw
      </button>
    </main>
  );
}
