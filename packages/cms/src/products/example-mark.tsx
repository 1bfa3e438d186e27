import type { Language } from '@pomp/language';
import * as styles from './products.css.js';
import { productTexts } from './texts.js';

/** Beside a fact that nobody confirmed yet. */
export const ExampleMark = ({ language }: { language: Language }) => (
  <span className={styles.example}>{language.texts(productTexts).example}</span>
);
