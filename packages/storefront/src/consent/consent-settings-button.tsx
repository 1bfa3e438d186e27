import { type SpokenProps, usePlainTexts } from '@pomp/language/react';
import { consentTexts } from './texts.js';
import * as styles from './consent-settings-button.css.js';

/** In the footer of every page: an answer can be changed as easily as it was given. */
export function ConsentSettingsButton({ language }: SpokenProps) {
  const texts = usePlainTexts(consentTexts, language);
  return (
    <button type="button" className={styles.button} data-consent-change="">
      {texts.change}
    </button>
  );
}
