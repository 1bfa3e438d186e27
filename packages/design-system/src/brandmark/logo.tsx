import * as styles from './brandmark.css.js';

/** Props of `Logo`. */
export interface LogoProps {
  /** The seller's name as it is written in the logo. */
  name?: string;
}

/** The brand's mark with its name beside it. */
export function Logo({ name = 'pomp' }: LogoProps) {
  return (
    <span className={styles.logo}>
      <span aria-hidden className={styles.logoMark} />
      <span className={styles.logoWord}>{name}</span>
    </span>
  );
}
