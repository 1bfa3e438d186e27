'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as styles from './layout.css.js';

/** Props of `PictureOver`. */
export interface PictureOverProps {
  /** The address of the picture: as wide for its height as `HouseIllustration`. */
  src: string;
  /** What the picture shows; without it, it is decoration. */
  alt?: string;
  /** The drawing below it, for as long as there is no picture, and where there is none. Without it there is nothing then. */
  children?: ReactNode;
  /** There is no picture at this address: for whoever fetches a drawing only then. Keep it the same between renders. */
  onMissing?: () => void;
}

/** A picture that may not be there, over a drawing. Another address leaves the picture that is there until the next has come, and where it never comes. */
export function PictureOver({ src, alt = '', children, onMissing }: PictureOverProps) {
  const picture = useRef<HTMLImageElement>(null);
  /** The last that came. */
  const [last, setLast] = useState<string>();
  const [missing, setMissing] = useState<string>();
  const miss = useCallback(() => {
    setMissing(src);
    onMissing?.();
  }, [src, onMissing]);
  useEffect(() => {
    // Asked for by the page itself, before anyone listened.
    if (!picture.current?.complete) return;
    if (picture.current.naturalWidth === 0) miss();
    else setLast(src);
  }, [src, miss]);
  return (
    <div className={styles.pictureOver}>
      {children}
      {[...new Set([last ?? src, src])].map((each) => (
        <img
          key={each}
          ref={each === src ? picture : undefined}
          src={each}
          alt={alt}
          width={676}
          height={398}
          hidden={last === undefined ? missing === src : each !== last}
          className={children ? styles.picture.over : styles.picture.alone}
          onLoad={() => setLast(each)}
          onError={miss}
        />
      ))}
    </div>
  );
}
