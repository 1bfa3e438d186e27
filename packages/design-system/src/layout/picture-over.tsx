'use client';

import type { ReactNode } from 'react';
import * as styles from './layout.css.js';

/** Props of `PictureOver`. */
export interface PictureOverProps {
  /** The address of the picture: as wide for its height as `HouseIllustration`. */
  src: string;
  /** What the picture shows; without it, it is decoration. */
  alt?: string;
  /** The drawing below it, for as long as there is no picture, and where there is none. Without it there is nothing then. */
  children?: ReactNode;
}

/** A picture that may not be there, over a drawing that always is. */
export const PictureOver = ({ src, alt = '', children }: PictureOverProps) => (
  <div className={styles.pictureOver}>
    {children}
    <img
      // A picture that couldn't be had is forgotten with its address: another may be there.
      key={src}
      src={src}
      alt={alt}
      width={676}
      height={398}
      className={children ? styles.picture.over : styles.picture.alone}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  </div>
);
