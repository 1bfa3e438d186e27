import type { Language } from '@pomp/language';
import * as styles from './interactive.css.js';
import { interactiveTexts } from './texts.js';

export interface HeroFilmProps {
  src: string;
  /** Shown until the film plays, and to visitors who prefer reduced motion. */
  poster?: string;
  language: Language;
}

/**
 * A film without sound. With `heroFilmControl` it plays by itself, unless someone wants no motion, and has a button that stops it; until then it has the
 * browser's own controls. Where it can't be played, its poster stays.
 */
export function HeroFilm({ src, poster, language }: HeroFilmProps) {
  const texts = language.texts(interactiveTexts);
  return (
    <div className={styles.film}>
      <video
        data-film=""
        controls
        muted
        loop
        playsInline
        preload="metadata"
        src={src}
        poster={poster}
        className={styles.filmPicture}
      />
      <button type="button" data-play={texts.play} data-pause={texts.pause} className={styles.filmButton}>
        {texts.play}
      </button>
    </div>
  );
}
