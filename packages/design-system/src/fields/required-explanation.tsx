import { type SpokenProps, useTexts } from '@pomp/language/react';
import * as styles from './field.css.js';
import { fieldsTexts } from './texts.js';

/** Once above a form that has required fields. */
export function RequiredExplanation({ language }: SpokenProps) {
  const texts = useTexts(fieldsTexts, language);
  return <p className={styles.requiredExplanation}>{texts.requiredExplanation}</p>;
}
