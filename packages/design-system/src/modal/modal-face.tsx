import type { ReactNode } from 'react';
import * as styles from './modal.css.js';

interface ModalFaceProps {
  title: ReactNode;
  description: ReactNode;
  close: ReactNode;
  /** What scrolls. */
  body: ReactNode;
  actions: ReactNode;
}

/** What lies where in the panel; knows nothing of opening and closing. */
export function ModalFace({ title, description, close, body, actions }: ModalFaceProps) {
  return (
    <>
      <div className={styles.header}>
        <div className={styles.titles}>
          {title}
          {description}
        </div>
        {close}
      </div>
      {body}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
}
