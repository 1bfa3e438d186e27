'use client';

import { usePlainTexts } from '@pomp/language/react';
import { consentStore } from './consent-store.js';
import { consentTexts } from './texts.js';
import * as styles from './consent-settings-button.css.js';

/** In the footer of every page: an answer can be changed as easily as it was given. */
export function ConsentSettingsButton() {
  const texts = usePlainTexts(consentTexts);
  return (
    <button type="button" className={styles.button} onClick={({ currentTarget }) => consentStore.ask(currentTarget)}>
      {texts.change}
    </button>
  );
}
