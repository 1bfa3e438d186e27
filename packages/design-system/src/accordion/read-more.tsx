'use client';

import { usePlainTexts } from '@pomp/language/react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import * as styles from './accordion.css.js';
import { accordionTexts } from './texts.js';

/** Props of `ReadMore`. */
export interface ReadMoreProps {
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

/** The rest of a text, to unfold. */
export function ReadMore({ intro, children, about, moreLabel, lessLabel }: ReadMoreProps) {
  const texts = usePlainTexts(accordionTexts);
  const [open, setOpen] = useState(false);
  const restId = useId();
  return (
    <div className={styles.readMore}>
      {intro}
      <div id={restId} className={styles.unfolding} data-state={open ? 'open' : 'closed'}>
        <div className={styles.clip}>
          <div className={styles.more}>{children}</div>
        </div>
      </div>
      <div className={styles.moreButton}>
        <Button tone="quiet" size="small" aria-expanded={open} aria-controls={restId} onClick={() => setOpen(!open)}>
          {open ? (lessLabel ?? texts.less) : (moreLabel ?? texts.more)}
          <VisuallyHidden> {texts.about({ about })}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}
