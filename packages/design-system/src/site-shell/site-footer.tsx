import { type SpokenProps, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { WarmLine } from '../brandmark/warm-line.js';
import { Link } from '../navigation/link.js';
import { FooterLinks, type FooterColumn } from './footer-links.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './site-footer.css.js';
import type { HeaderLink } from './site-header.js';
import { siteShellTexts } from './texts.js';

/** Addresses of the app in both stores. */
export interface AppLinks {
  ios: string;
  android: string;
}

/** A quality mark that the seller carries. */
export interface QualityMark {
  /** What the mark stands for: read in place of the picture. */
  name: string;
  src: string;
  /** In px as drawn: keeps the place while the picture loads. */
  width: number;
  height: number;
  /** Where the claim can be checked. */
  href?: string;
}

/** Props of `SiteFooter`. */
export interface SiteFooterProps extends SpokenProps {
  /** The site by subject, for visitors who didn't find it in the menu. Every column needs a title of its own. */
  columns: readonly FooterColumn[];
  /** Our places on social networks, as the last column: 'Volg ons'. */
  social?: readonly HeaderLink[];
  /** Above the columns, on paper: the newsletter and its 'Aanmelden'. */
  lead?: ReactNode;
  /** Where the apps can be downloaded, as a column of its own; left out for a seller without apps. */
  apps?: AppLinks;
  /** Only what the configuration says the seller has: a mark is a claim. */
  qualityMarks?: readonly QualityMark[];
  /** Who the seller is by law and how it is reached (BW 3:15d): name, address, numbers. Above the copyright. */
  identity?: ReactNode;
  /** '© 2026 Pomp' as the host counts the years. */
  copyright: ReactNode;
  /** What every page must lead to: terms, privacy, cookies. In small print beside the copyright. */
  legal: readonly HeaderLink[];
  /** Behind those, what isn't a link: the button that changes a choice about cookies. */
  choices?: ReactNode;
}

/** The foot of every page. Renders on the server; what isn't given leaves no gap. */
export function SiteFooter({
  columns,
  social = [],
  lead,
  apps,
  qualityMarks = [],
  identity,
  copyright,
  legal,
  choices,
  language,
}: SiteFooterProps) {
  const texts = useTexts(siteShellTexts, language);
  return (
    <footer className={classNames(styles.footer, (Boolean(lead) || columns.length > 0) && styles.whole)}>
      <WarmLine ends="square" />
      <div className={styles.inner}>
        {lead && <div className={styles.lead}>{lead}</div>}
        {(columns.length > 0 || social.length > 0 || apps) && (
          <nav aria-label={texts.footer} className={styles.columns}>
            {columns.map((column) => (
              <FooterLinks key={column.title} {...column} />
            ))}
            {social.length > 0 && <FooterLinks title={texts.social} links={social} />}
            {apps && (
              <FooterLinks
                title={texts.apps}
                links={[
                  { label: texts.ios, href: apps.ios },
                  { label: texts.android, href: apps.android },
                ]}
              />
            )}
          </nav>
        )}
        {qualityMarks.length > 0 && (
          <ul className={styles.marks} aria-label={texts.marks}>
            {qualityMarks.map((mark) => (
              <li key={mark.name} className={styles.mark}>
                <Mark {...mark} />
              </li>
            ))}
          </ul>
        )}
        {identity && <address className={styles.identity}>{identity}</address>}
        <div className={styles.smallPrint}>
          <span>{copyright}</span>
          {legal.map(({ label, href, newTab = false }) => (
            <Link key={href} href={href} newTab={newTab} tone="quiet">
              {label}
            </Link>
          ))}
          {choices}
        </div>
      </div>
    </footer>
  );
}

function Mark({ name, src, width, height, href }: QualityMark) {
  const picture = <img src={src} alt={name} width={width} height={height} loading="lazy" className={styles.markPicture} />;
  return href ? <Link href={href}>{picture}</Link> : picture;
}
