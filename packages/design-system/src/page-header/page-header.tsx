import { type SpokenProps, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button-link.js';
import { addIcon } from '../icon/icons.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import * as styles from './page-header.css.js';
import { pageHeaderTexts } from './texts.js';

/** Props of `PageHeader`. */
export interface PageHeaderProps extends SpokenProps {
  /** In the words of the menu item or link that leads here, so that people see that they arrived. */
  title: ReactNode;
  /** A few words above the title: a greeting, the order it is about. */
  eyebrow?: ReactNode;
  /** What one can do here, in a sentence or two. Left out where the title says enough. */
  intro?: ReactNode;
  /** A button to add one more of what the page lists. */
  add?: { href: string; label?: string };
}

/** The one h1 of a page. */
export function PageHeader({ title, eyebrow, intro, add, language }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        {eyebrow && <Text tone="muted">{eyebrow}</Text>}
        <Heading level={1}>{title}</Heading>
        {intro && (
          <div className={styles.intro}>
            <Text size="lead" measure>
              {intro}
            </Text>
          </div>
        )}
      </div>
      {add && (
        <ButtonLink href={add.href} tone="secondary" iconBefore={addIcon}>
          {add.label ?? <AddWord language={language} />}
        </ButtonLink>
      )}
    </div>
  );
}

function AddWord({ language }: SpokenProps) {
  return useTexts(pageHeaderTexts, language).add;
}
