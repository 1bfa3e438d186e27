import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.js';
import { Heading, type HeadingLevel } from '../text/heading.js';
import { Icon } from '../icon/icon.js';
import type { IconNode } from '../icon/icons.js';
import { Text } from '../text/text.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './timeline.css.js';

/** One thing that happened, or will. */
export interface TimelineItem {
  id: string;
  /** `step` for what brings it further, `event` for the rest, `bad` for what went wrong, `ahead` for what is still to come. */
  mark: keyof typeof styles.mark;
  icon: IconNode;
  /** What happened, in a few words. A message has none: its text says enough. */
  title?: string;
  /** At the end of the line: a time, or an amount. */
  aside?: ReactNode;
  /** What there is to read of it, or a way on. */
  children?: ReactNode;
}

/** What happened on one day. */
export interface TimelineDay {
  /** 'Vandaag', or the day of the week. */
  label: string;
  /** The date. */
  date: string;
  items: readonly TimelineItem[];
}

/** Props of `Timeline`. */
export interface TimelineProps {
  /** What it is the story of, for screen readers. */
  label: string;
  /** What is planned, the nearest to now last. */
  ahead?: readonly TimelineDay[];
  /** What happened, the newest day first. */
  past: readonly TimelineDay[];
  /** Place of the titles of steps in the outline of the page. */
  headingLevel?: HeadingLevel;
}

/** What happened and what comes, by day, along the warm line: the newest on top. */
export function Timeline({ label, ahead = [], past, headingLevel = 3 }: TimelineProps) {
  return (
    <div className={styles.room} role="group" aria-label={label}>
      {ahead.length > 0 && (
        <div className={styles.ahead}>
          <Days days={ahead} headingLevel={headingLevel} />
        </div>
      )}
      {past.length > 0 && (
        <div className={styles.past}>
          <Days days={past} headingLevel={headingLevel} />
        </div>
      )}
    </div>
  );
}

function Days({ days, headingLevel }: { days: readonly TimelineDay[]; headingLevel: HeadingLevel }) {
  return days.map(({ label, date, items }) => (
    <div key={date} className={styles.day}>
      <p className={styles.dayName}>
        <span className={styles.dayWord}>{label}</span> {date}
      </p>
      <Stack as="ol">
        {items.map((item) => (
          <Item key={item.id} {...item} headingLevel={headingLevel} />
        ))}
      </Stack>
    </div>
  ));
}

function Item({ mark, icon, title, aside, children, headingLevel }: TimelineItem & { headingLevel: HeadingLevel }) {
  return (
    <li className={styles.item}>
      <span aria-hidden className={styles.mark[mark]}>
        <Icon of={icon} size="small" />
      </span>
      {title !== undefined && (
        <div className={styles.head}>
          <div className={styles.words}>
            {mark === 'step' ? (
              <Heading level={headingLevel} size="h4">
                {title}
              </Heading>
            ) : (
              <Text weight="strong">{title}</Text>
            )}
          </div>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {children !== undefined && <div className={classNames(title !== undefined && styles.rest)}>{children}</div>}
    </li>
  );
}

/** Props of `TimelineMessage`. */
export interface TimelineMessageProps {
  children: string;
  /** Who wrote, and when. */
  by: string;
  /** Whether whoever reads it wrote it. */
  own?: boolean;
}

/** What somebody wrote, in a timeline. Lines stay as they were typed. */
export function TimelineMessage({ children, by, own = false }: TimelineMessageProps) {
  return (
    <div className={styles.message[own ? 'own' : 'theirs']}>
      <Text size="small" tone="muted">
        {by}
      </Text>
      <Text>{children}</Text>
    </div>
  );
}
