import * as styles from './feedback.css.js';

/** Props of `LoadingScreen`. */
export interface LoadingScreenProps {
  /** Read aloud as well as shown; another brand may say it in its own voice. */
  text?: string;
}

/** While a whole screen is on its way. */
export function LoadingScreen({ text = 'Laden voor een duurzamere toekomst...' }: LoadingScreenProps) {
  return (
    <div className={styles.loading} role="status">
      <span aria-hidden className={styles.loadingTrack} />
      <p className={styles.loadingText}>{text}</p>
    </div>
  );
}
