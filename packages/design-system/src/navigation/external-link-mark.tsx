import { Icon } from '../icon/icon.js';
import { externalIcon } from '../icon/icons.js';
import type { BaseLinkProps } from './base-link.js';
import { leavingOf } from './leaving.js';
import { LeavingWords } from './leaving-words.js';
import * as styles from './link.css.js';

const wordJoiner = '\u2060';

/** The mark after a link's words that goes to another site or opens a new tab; nothing for other links. */
export function ExternalLinkMark(link: Pick<BaseLinkProps, 'href' | 'newTab'>) {
  const leaving = leavingOf(link);
  if (!leaving) return null;
  return (
    <span className={styles.external}>
      {/* Keeps the mark on the line of the last word. */}
      <span aria-hidden>{wordJoiner}</span>
      <Icon of={externalIcon} size="small" />
      <LeavingWords to={leaving} />
    </span>
  );
}
