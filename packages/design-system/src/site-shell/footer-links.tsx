import { Link } from '../navigation/link.js';
import * as styles from './site-footer.css.js';
import type { HeaderLink } from './site-header.js';

/** A titled column of links in the footer. */
export interface FooterColumn {
  title: string;
  links: readonly HeaderLink[];
}

export function FooterLinks({ title, links }: FooterColumn) {
  return (
    <div>
      <h2 className={styles.columnTitle}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ label, href, newTab = false }) => (
          <li key={href}>
            <Link href={href} newTab={newTab} tone="quiet">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
