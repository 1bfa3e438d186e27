import { type SpokenProps, useTexts } from '@pomp/language/react';
import * as styles from './feedback.css.js';
import { feedbackTexts } from './texts.js';

/** Props of `LoadingScreen`. */
export interface LoadingScreenProps extends SpokenProps {
  /** Read aloud as well as shown; another brand may say it in its own voice. */
  text?: string;
}

/** While a whole screen is on its way. */
export function LoadingScreen({ text, language }: LoadingScreenProps) {
  const texts = useTexts(feedbackTexts, language);
  return (
    <div className={styles.loading} role="status">
      <span aria-hidden className={styles.loadingTrack} />
      <p className={styles.loadingText}>{text ?? texts.loading}</p>
    </div>
  );
}
