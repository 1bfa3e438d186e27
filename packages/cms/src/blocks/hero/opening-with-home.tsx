import { Container } from '@pomp/design-system';
import type { ReactNode } from 'react';
import { DrawnHome } from './drawn-home.js';
import * as styles from './opening-with-home.css.js';

interface OpeningWithHomeProps {
  /** The title, and what stands around it. */
  readonly title: ReactNode;
  /** What is said below the title until it is known whose home it is. */
  readonly intro: ReactNode;
  /** Where that is asked. */
  readonly form: ReactNode;
  /** That the home drawn is nobody's, as long as nobody said whose it is. */
  readonly example: string;
  /** What can be pressed besides. */
  readonly actions: ReactNode;
}

/**
 * A home in its street, drawn as there are most, with the question whose it is beside it. The form's script finds the places by `data-home` and puts there what the
 * server draws of that home; who has no script sees it on the page that the form leads to.
 */
export function OpeningWithHome({ title, intro, form, example, actions }: OpeningWithHomeProps) {
  return (
    <section className={styles.street}>
      <Container>
        <div className={styles.parts}>
          <div className={styles.words}>
            {title}
            <div className={styles.intro} data-home="words" aria-live="polite">
              {intro}
            </div>
            {actions}
          </div>
          <div className={styles.form}>{form}</div>
          <div className={styles.house} data-home="drawing">
            <DrawnHome type="row" caption={example} />
          </div>
          <div className={styles.range} data-home="range" aria-live="polite" />
        </div>
      </Container>
    </section>
  );
}
