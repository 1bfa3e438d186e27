import { type ReactNode, useId } from 'react';
import { ChipRadio } from './chip-radio.js';
import * as styles from './interactive.css.js';

export interface View {
  label: string;
  content: ReactNode;
}

export interface ViewsProps {
  /** What the views are of, for screen readers. */
  label: string;
  views: readonly View[];
}

/** One of several views at a time, without script: each stands behind the radio button that opens it, which CSS puts beside the others. */
export function Views({ label, views }: ViewsProps) {
  const name = useId();
  return (
    <div role="group" aria-label={label} data-views="" className={styles.views}>
      {views.map((view, index) => (
        <div key={index} className={styles.view}>
          <ChipRadio name={name} value={index}>
            {view.label}
          </ChipRadio>
          <div className={styles.viewContent}>{view.content}</div>
        </div>
      ))}
    </div>
  );
}
