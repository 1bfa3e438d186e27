import * as styles from './field.css.js';

/** Once above a form that has required fields. */
export function RequiredExplanation() {
  return <p className={styles.requiredExplanation}>Velden met een * zijn verplicht.</p>;
}
