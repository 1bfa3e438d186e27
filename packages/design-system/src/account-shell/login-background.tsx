import type { ReactNode } from 'react';
import { HouseIllustration } from '../house/house-illustration.js';
import * as styles from './login-background.css.js';

/** Props of `LoginBackground`. */
export interface LoginBackgroundProps {
  children: ReactNode;
}

/** Around the screens to log in, recover and set a password: one narrow column, and the house to come home to. */
export function LoginBackground({ children }: LoginBackgroundProps) {
  return (
    <div className={styles.background}>
      <main id="inhoud" className={styles.form}>
        <div className={styles.column}>{children}</div>
      </main>
      <div aria-hidden className={styles.scene}>
        <div className={styles.house}>
          <HouseIllustration />
        </div>
      </div>
    </div>
  );
}
