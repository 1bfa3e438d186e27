import { type SpokenProps, useTexts } from '@pomp/language/react';
import { Icon } from '../icon/icon.js';
import { doneIcon } from '../icon/icons.js';
import * as styles from './feedback.css.js';
import { feedbackTexts } from './texts.js';

/** Props of `SavedIndicator`. */
export interface SavedIndicatorProps extends SpokenProps {
  /** Whether to say it now. Keep the indicator on the page: it is a live region, and keeps its place. */
  visible: boolean;
  /** Past tense, a word or two: for where something else than saving was done, such as 'Verstuurd'. */
  text?: string;
}

/** Says that something was saved, also to screen readers. Keep it on the page and toggle `visible`: only then is the change announced. */
export function SavedIndicator({ visible, text, language }: SavedIndicatorProps) {
  const texts = useTexts(feedbackTexts, language);
  return (
    <div className={styles.savedRegion} role="status" aria-live="polite">
      {visible && (
        <span className={styles.saved}>
          <Icon of={doneIcon} />
          {text ?? texts.saved}
        </span>
      )}
    </div>
  );
}
