'use client';

import { useEffect, useRef, useState } from 'react';
import * as styles from './islands.css.js';

export interface HeroFilmProps {
  src: string;
  /** Shown until the film plays, and to who wants no motion. */
  poster?: string;
}

/** A film without sound that plays by itself, unless someone wants no motion; with a button that stops it. */
export function HeroFilm({ src, poster }: HeroFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    // A browser may refuse, to save power; the button is there then.
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) film.current?.play().catch(() => setPlaying(false));
  }, []);

  const toggle = () => {
    if (playing) film.current?.pause();
    else film.current?.play().catch(() => setPlaying(false));
  };

  return (
    <div className={styles.film}>
      <video ref={film} className={styles.filmPicture} src={src} poster={poster} muted loop playsInline preload="metadata" aria-hidden tabIndex={-1} onPlay={() => setPlaying(true)} onPause={() => setPlaying(false)} />
      <button type="button" className={styles.filmButton} onClick={toggle}>
        {playing ? 'Film pauzeren' : 'Film afspelen'}
      </button>
    </div>
  );
}
