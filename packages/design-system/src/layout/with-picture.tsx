import type { ReactNode } from 'react';
import * as styles from './layout.css.js';

/** Props of `WithPicture`. */
export interface WithPictureProps {
  children: ReactNode;
  /** Must be clear at less than half the width of a phone: a drawing such as `HouseIllustration`, not a screenshot. */
  picture: ReactNode;
  /** What the picture shows, in a few words. */
  caption: ReactNode;
}

/** A screen with the picture that explains it: staying in view beside it where there is room, and as a strip above it where there isn't. */
export function WithPicture({ children, picture, caption }: WithPictureProps) {
  return (
    <div className={styles.withPicture}>
      <div className={styles.withPictureColumns}>
        <div>{children}</div>
        <aside className={styles.pictureAside}>
          <div className={styles.pictureCard}>
            <div className={styles.pictureAndCaption}>
              {picture}
              <div className={styles.pictureCaption}>{caption}</div>
            </div>
          </div>
        </aside>
      </div>
    </div>
  );
}
