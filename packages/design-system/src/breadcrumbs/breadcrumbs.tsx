import { type SpokenProps, usePlainTexts } from '@pomp/language/react';
import { Icon } from '../icon/icon.js';
import { arrowLeftIcon, chevronRightIcon } from '../icon/icons.js';
import { BaseLink } from '../navigation/base-link.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './breadcrumbs.css.js';
import { breadcrumbsTexts } from './texts.js';

/** A page on the way from the start page. */
export interface Breadcrumb {
  label: string;
  href: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps extends SpokenProps {
  /** From the start page down to the page right above this one: Home, Kennisbank, the category. */
  trail: readonly [Breadcrumb, ...Breadcrumb[]];
  /** The page itself, which is no link. Left out where its title stands right below. */
  current?: string;
  /** Names the landmark, for people who navigate by landmarks. */
  label?: string;
}

/** Where a page stands in the site. A phone has room for one step: back to the page above. */
export function Breadcrumbs({ trail, current, label, language }: BreadcrumbsProps) {
  const texts = usePlainTexts(breadcrumbsTexts, language);
  return (
    <nav aria-label={label ?? texts.label}>
      <ol className={styles.list}>
        {trail.map(({ label: name, href }, index) => (
          <li key={href} className={classNames(styles.crumb, index < trail.length - 1 && styles.wideOnly)}>
            {index > 0 && <Separator />}
            <BaseLink href={href} className={styles.link}>
              <span className={styles.back}>
                <Icon of={arrowLeftIcon} size="small" />
              </span>
              <span>{name}</span>
            </BaseLink>
          </li>
        ))}
        {current && (
          <li className={classNames(styles.crumb, styles.wideOnly)}>
            <Separator />
            <span aria-current="page" className={styles.current}>
              {current}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

const Separator = () => (
  <span className={styles.separator}>
    <Icon of={chevronRightIcon} size="small" />
  </span>
);
