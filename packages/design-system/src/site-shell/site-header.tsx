import { type SpokenProps, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { Logo } from '../brandmark/logo.js';
import { WarmLine } from '../brandmark/warm-line.js';
import { ButtonLink } from '../button/button-link.js';
import { BaseLink } from '../navigation/base-link.js';
import { ExternalLinkMark } from '../navigation/external-link-mark.js';
import { Link } from '../navigation/link.js';
import { MenuLink } from '../navigation/menu-link.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { HeaderDropdown } from './header-dropdown.js';
import { MobileMenu } from './mobile-menu.js';
import * as styles from './site-header.css.js';
import { siteShellTexts } from './texts.js';

/** A link in the header or footer. */
export interface HeaderLink {
  label: string;
  href: string;
  /** As editors chose; the link says so. */
  newTab?: boolean;
}

/** A product's card under an item of the header. */
export interface HeaderProduct {
  name: string;
  text: string;
  moreHref: string;
  reserveHref: string;
}

/** A plain link, or one that unfolds product cards. */
export type HeaderItem = HeaderLink | { label: string; products: readonly HeaderProduct[] };

/** Props of `SiteHeader`. */
export interface SiteHeaderProps extends SpokenProps {
  /** The menu from 769 px. Below that there is only `menuItems`, so nothing may be found here alone. */
  items: readonly HeaderItem[];
  /** The full-screen menu on phones: links only. */
  menuItems: readonly HeaderLink[];
  /** Who is signed in, or 'Inloggen': an `AccountLink`, or the host's own island around one. */
  account?: ReactNode;
  /** The page in other languages: a `LanguageSwitch`; also in the full-screen menu. */
  languages?: ReactNode;
  /** The one step that the site is there for, such as reserving; also at the foot of the full-screen menu. */
  cta?: HeaderLink;
  /** Where the logo leads; the label is read after the name in it, and says so unless given. */
  home?: { href: string; label?: string };
  /** For pages where something is done, such as an account: on a phone a low bar. */
  slim?: boolean;
  /** Another brand's mark. Give its picture a text: it begins the name of the link to the start page. */
  logo?: ReactNode;
}

function Product({ name, text, moreHref, reserveHref, language }: HeaderProduct & SpokenProps) {
  const texts = useTexts(siteShellTexts, language);
  return (
    <div className={styles.product}>
      <p className={styles.productName}>{name}</p>
      <WarmLine thickness="thin" length="short" />
      <p className={styles.productText}>{text}</p>
      <div className={styles.productActions}>
        <ButtonLink href={reserveHref} size="small" aria-label={texts.reserveOf({ product: name })}>
          {texts.reserve}
        </ButtonLink>
        <Link href={moreHref} tone="strong" aria-label={texts.moreOf({ product: name })}>
          {texts.more}
        </Link>
      </div>
    </div>
  );
}

/** The top of every page. The browser opens its menus; `@pomp/design-system/controls` closes them where the browser alone wouldn't. */
export function SiteHeader({
  items,
  menuItems,
  account,
  languages,
  cta,
  home,
  logo = <Logo />,
  slim = false,
  language,
}: SiteHeaderProps) {
  const texts = useTexts(siteShellTexts, language);
  return (
    <header className={styles.header}>
      <div className={slim ? styles.barSlim : styles.bar}>
        <BaseLink href={home?.href ?? '/'} className={styles.home}>
          {logo}
          <VisuallyHidden>{home?.label ?? texts.home}</VisuallyHidden>
        </BaseLink>
        <nav className={styles.wide} aria-label={texts.mainMenu}>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.label}>
                {'products' in item ? (
                  <HeaderDropdown label={item.label}>
                    <div className={styles.panelCard}>
                      {item.products.map((product) => (
                        <Product key={product.name} {...product} language={language} />
                      ))}
                    </div>
                  </HeaderDropdown>
                ) : (
                  <MenuLink href={item.href} newTab={item.newTab ?? false} className={styles.item}>
                    {item.label}
                    <ExternalLinkMark {...item} />
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          {languages && <div className={styles.languages}>{languages}</div>}
          {account && <div className={styles.account}>{account}</div>}
          {cta && (
            <div className={styles.cta}>
              <ButtonLink href={cta.href} newTab={cta.newTab ?? false} size="small">
                {cta.label}
              </ButtonLink>
            </div>
          )}
        </div>
        <MobileMenu logo={logo} names={{ menu: texts.menu, open: texts.openMenu, close: texts.closeMenu }}>
          <div className={styles.menuLine}>
            <WarmLine thickness="thin" />
          </div>
          <nav aria-label={texts.menu} className={styles.menuList}>
            <ul>
              {menuItems.map(({ label, href, newTab = false }) => (
                <li key={href}>
                  <MenuLink href={href} newTab={newTab} className={styles.menuItem}>
                    {label}
                    <ExternalLinkMark href={href} newTab={newTab} />
                  </MenuLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.menuFoot}>
            {languages && <div>{languages}</div>}
            {account}
            {cta && (
              <ButtonLink href={cta.href} newTab={cta.newTab ?? false} width="full">
                {cta.label}
              </ButtonLink>
            )}
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}
