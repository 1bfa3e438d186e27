import { Icon } from '../icon/icon.js';
import { externalIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { BaseLink, type BaseLinkProps } from './base-link.js';
import * as styles from './link.css.js';
import { isExternal } from './with-trailing-slash.js';

export interface LinkProps extends BaseLinkProps {
  /** `text` in running text, `strong` on its own beside a button, `quiet` in a list where the place says that it is a link. */
  tone?: keyof typeof styles.tone;
}

const wordJoiner = '\u2060';
const leavesSite = (href: string): boolean => isExternal(href) && !/^(mailto|tel|sms):/i.test(href);

/** A link within the product (with the trailing slash, through the host's router) or to elsewhere (marked as such). */
export function Link({ tone = 'text', children, ...rest }: LinkProps) {
  return (
    <BaseLink {...rest} className={styles.tone[tone]}>
      {children}
      {(leavesSite(rest.href) || rest.newTab) && (
        <span className={styles.external}>
          {/* Keeps the mark on the line of the last word. */}
          <span aria-hidden>{wordJoiner}</span>
          <Icon of={externalIcon} size="small" />
          <VisuallyHidden>{rest.newTab ? ' (opent in een nieuw tabblad)' : ' (andere website)'}</VisuallyHidden>
        </span>
      )}
    </BaseLink>
  );
}
