import type { ReactNode } from 'react';
import { WarmLine } from '../brandmark/warm-line.js';
import { Link } from '../navigation/link.js';
import * as styles from './site-footer.css.js';
import type { HeaderLink } from './site-header.js';

export interface FooterColumn {
  title: string;
  links: readonly HeaderLink[];
}

export interface SiteFooterProps {
  columns: readonly FooterColumn[];
  /** Above the columns: the newsletter. */
  lead?: ReactNode;
  /** App stores, quality marks: only what the configuration says we have. */
  marks?: ReactNode;
  /** '© 2026 Pomp' as the host counts the years. */
  copyright: ReactNode;
  legal: readonly HeaderLink[];
}

export function SiteFooter({ columns, lead, marks, copyright, legal }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <WarmLine ends="square" />
      <div className={styles.inner}>
        {lead && <div className={styles.lead}>{lead}</div>}
        <nav aria-label="Voettekst" className={styles.columns}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.columnTitle}>{title}</h2>
              <ul className={styles.list}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} tone="quiet">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {marks && <div className={styles.marks}>{marks}</div>}
        <div className={styles.smallPrint}>
          <span>{copyright}</span>
          {legal.map(({ label, href }) => (
            <Link key={href} href={href} tone="quiet">
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}
