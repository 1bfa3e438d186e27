import type { ReactNode } from 'react';
import { Card } from '../card/card.js';
import * as styles from './layout.css.js';

/** Props of `WithPicture`. */
export interface WithPictureProps {
  children: ReactNode;
  /** Must be clear at less than half the width of a phone: a drawing such as `HouseIllustration`, not a screenshot. */
  picture: ReactNode;
  /** What the picture shows, in a few words. */
  caption: ReactNode;
}

/** A screen with the picture that explains it: beside it and staying in view where there is room, small above it where there isn't. */
export function WithPicture({ children, picture, caption }: WithPictureProps) {
  return (
    <div className={styles.withPicture}>
      <div className={styles.withPictureColumns}>
        <div>{children}</div>
        <aside className={styles.pictureAside}>
          <Card padding="m">
            <div className={styles.pictureAndCaption}>
              {picture}
              <div>{caption}</div>
            </div>
          </Card>
        </aside>
      </div>
    </div>
  );
}
