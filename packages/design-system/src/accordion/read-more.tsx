import { type SpokenProps, usePlainTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { buttonClass, ButtonFace } from '../button/button-face.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './read-more.css.js';
import { accordionTexts } from './texts.js';

/** Props of `ReadMore`. */
export interface ReadMoreProps extends SpokenProps {
  /** What everyone sees: the first lines, that make sense by themselves. */
  intro: ReactNode;
  /** What comes after 'Lees meer'. */
  children: ReactNode;
  /** What it is about, for screen readers: 'Lees meer over de Pomp AO'. */
  about: string;
  /** On the button while the rest is folded; must read on into 'over' and `about`. */
  moreLabel?: string;
  /** On the same button while the rest shows; must read on likewise. */
  lessLabel?: string;
}

/** The rest of a text, to unfold. The browser's own `details`, which the rest stands above: the button moves down with the text. */
export function ReadMore({ intro, children, about, moreLabel, lessLabel, language }: ReadMoreProps) {
  const texts = usePlainTexts(accordionTexts, language);
  return (
    <div className={styles.readMore}>
      {intro}
      <div className={styles.rest}>
        <div className={styles.clip}>
          <div className={styles.more}>{children}</div>
        </div>
      </div>
      <details className={styles.unfolder}>
        <summary className={classNames(buttonClass({ tone: 'quiet', size: 'small' }), styles.opener)}>
          <ButtonFace>
            <span className={styles.whenClosed}>{moreLabel ?? texts.more}</span>
            <span className={styles.whenOpen}>{lessLabel ?? texts.less}</span>
            <VisuallyHidden> {texts.about({ about })}</VisuallyHidden>
          </ButtonFace>
        </summary>
      </details>
    </div>
  );
}
