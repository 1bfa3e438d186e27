import { Icon } from '../icon/icon.js';
import { checkIcon, type IconNode, smartphoneIcon, warningIcon } from '../icon/icons.js';
import * as styles from './feedback.css.js';

/** Where answers are: with us, on this device for now, or only on the screen. */
export type KeptPlace = 'server' | 'device' | 'nowhere';

/** Props of `KeptStatus`. */
export interface KeptStatusProps {
  /** Left out as long as there is nothing to say; the line keeps its place. */
  at?: KeptPlace;
  /** What is said; empty while there is nothing to say. */
  text?: string;
  /** It is shown, and not read out: it is about to change. */
  quiet?: boolean;
}

const icons: Record<KeptPlace, IconNode> = { server: checkIcon, device: smartphoneIcon, nowhere: warningIcon };

/** One line that says where the answers of a form are, while it saves them by itself. Keep it on the page: only then is a change announced. */
export function KeptStatus({ at, text, quiet = false }: KeptStatusProps) {
  const line = at && (
    <span className={styles.kept[at]}>
      <Icon of={icons[at]} size="small" />
      <span>{text}</span>
    </span>
  );
  return (
    <div className={styles.keptRegion}>
      {quiet && line}
      <div role="status" aria-live="polite">
        {!quiet && line}
      </div>
    </div>
  );
}
