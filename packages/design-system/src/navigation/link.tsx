import { BaseLink, type BaseLinkProps } from './base-link.js';
import { ExternalLinkMark } from './external-link-mark.js';
import * as styles from './link.css.js';

/** Props of `Link`. */
export interface LinkProps extends BaseLinkProps {
  /** `text` in running text, `strong` on its own beside a button, `quiet` in a list where the place says that it is a link. */
  tone?: keyof typeof styles.tone;
}

/** A link within the product (with the trailing slash, through the host's router) or to elsewhere (marked as such). */
export function Link({ tone = 'text', children, ...rest }: LinkProps) {
  return (
    <BaseLink {...rest} className={styles.tone[tone]}>
      {children}
      <ExternalLinkMark href={rest.href} newTab={rest.newTab} />
    </BaseLink>
  );
}
