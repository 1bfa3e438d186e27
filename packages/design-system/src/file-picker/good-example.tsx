import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import * as styles from './file-picker.css.js';
import { filePickerTexts } from './texts.js';

interface GoodExampleProps {
  /** A drawing or photo of a good one. */
  children: ReactNode;
  /** What has to be on it, a few words each. */
  shows: readonly string[];
}

/** What a good photo looks like, beside the place to choose one. */
export function GoodExample({ children, shows }: GoodExampleProps) {
  const texts = useTexts(filePickerTexts);
  return (
    <figure className={styles.example}>
      <div className={styles.exampleStage}>{children}</div>
      <figcaption className={styles.exampleCaption}>
        {shows.length === 0 ? texts.example : texts.exampleShows}
        {shows.length > 0 && (
          <ul className={styles.exampleShows}>
            {shows.map((shown) => (
              <li key={shown}>{shown}</li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}
