'use client';

import { usePlainTexts } from '@pomp/language/react';
import { useEffect, useRef, useState } from 'react';
import * as styles from './islands.css.js';
import { islandsTexts } from './texts.js';

export interface HeroFilmProps {
  src: string;
  /** Shown until the film plays, and to visitors who prefer reduced motion. */
  poster?: string;
}

/** A film without sound that plays by itself, unless someone wants no motion; with a button that stops it. Where it can't be played, its poster stays. */
export function HeroFilm({ src, poster }: HeroFilmProps) {
  const texts = usePlainTexts(islandsTexts);
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    // It may have failed before the page's scripts were there.
    if (film.current?.error) setBroken(true);
    // A browser may refuse, to save power; the button is there then.
    else if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) film.current?.play().catch(() => setPlaying(false));
  }, []);

  const toggle = () => {
    if (playing) film.current?.pause();
    else film.current?.play().catch(() => setPlaying(false));
  };

  return (
    <div className={styles.film}>
      <video
        ref={film}
        className={styles.filmPicture}
        src={src}
        poster={poster}
        muted
        loop
        playsInline
        preload="metadata"
        aria-hidden
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setBroken(true)}
      />
      {!broken && (
        <button type="button" className={styles.filmButton} onClick={toggle}>
          {playing ? texts.pause : texts.play}
        </button>
      )}
    </div>
  );
}
