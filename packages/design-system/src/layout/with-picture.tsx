import type { ReactNode } from 'react';
import * as styles from './layout.css.js';

/** Props of `WithPicture`. */
export interface WithPictureProps {
  children: ReactNode;
  /** Must be clear at less than half the width of a phone: a drawing such as `HouseIllustration`, not a screenshot. */
  picture: ReactNode;
  /** What the picture shows, in a few words. */
  caption: ReactNode;
  /** Above the caption where the picture is a strip: what stays good to know once the top of the screen is out of sight. Not read out, as it is said there. */
  status?: string | undefined;
}

/** A screen with the picture that explains it: staying in view beside it where there is room, and as a strip above it where there isn't. */
export function WithPicture({ children, picture, caption, status }: WithPictureProps) {
  return (
    <div className={styles.withPicture}>
      <div className={styles.withPictureColumns}>
        <div>{children}</div>
        <aside className={styles.pictureAside}>
          <div className={styles.pictureCard}>
            <div className={styles.pictureAndCaption}>
              <div className={styles.pictureItself}>{picture}</div>
              <div className={styles.pictureCaption}>
                {status && (
                  <p aria-hidden className={styles.pictureStatus}>
                    {status}
                  </p>
                )}
                {caption}
              </div>
            </div>
          </div>
        </aside>
      </div>
    </div>
  );
}
