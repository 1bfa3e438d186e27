import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../text/heading.js';
import { Text } from '../text/text.js';
import { classNames } from '../theme/class-names.js';
import { Stack } from '../layout/stack.js';
import * as styles from './turn-panel.css.js';

/** Whose turn it is, and until when. */
export interface Turn {
  /** Whose turn it is, with its day: 'Wij zijn aan zet, uiterlijk dinsdag 24 november'. */
  title: string;
  /** What they do. */
  text?: ReactNode;
  /** A way on beside that, such as moving an appointment. */
  more?: ReactNode;
}

/** What is asked of whoever reads it. */
export interface AskedTurn {
  /** What went wrong with it before, if anything did. */
  problem?: ReactNode;
  /** What it costs, formatted. */
  amount?: string;
  /** By when it is paid. */
  due?: string;
  /** What it is about. */
  text?: ReactNode;
  /** The one thing to do. */
  action: ReactNode;
  /** What is good to know before doing it. */
  note?: ReactNode;
}

/** Props of `TurnPanel`. */
export interface TurnPanelProps {
  /** Names the panel for screen readers. */
  label: string;
  /** What is asked of the reader; left out where that is nothing. */
  asked?: AskedTurn | undefined;
  /** What the other side does; left out where that is nothing. */
  other?: Turn | undefined;
  /** Of what each side does; 2 unless given. */
  headingLevel?: HeadingLevel;
}

/** Who moves next: what is asked of the reader with its price and its day, and what the other side does until when. */
export function TurnPanel({ label, asked, other, headingLevel = 2 }: TurnPanelProps) {
  return (
    <section className={styles.room} aria-label={label}>
      <div className={classNames(styles.panel, asked && other && styles.both)}>
        {asked && (
          <div className={styles.half}>
            {asked.problem}
            {asked.amount === undefined && <Text>{asked.text}</Text>}
            <div className={styles.ask}>
              {asked.amount !== undefined && (
                <div className={styles.price}>
                  <p className={styles.amount}>{asked.amount}</p>
                  {asked.due !== undefined && <Text tone="muted">{asked.due}</Text>}
                </div>
              )}
              <div className={styles.action}>{asked.action}</div>
            </div>
            {asked.amount !== undefined && asked.text !== undefined && <Text>{asked.text}</Text>}
            {asked.note !== undefined && (
              <Text size="small" tone="muted">
                {asked.note}
              </Text>
            )}
          </div>
        )}
        {other && (
          <div className={classNames(styles.half, styles.theirs)}>
            <Stack gap="xs">
              <Heading level={headingLevel} size="h4">
                {other.title}
              </Heading>
              {other.text !== undefined && <Text>{other.text}</Text>}
            </Stack>
            {other.more}
          </div>
        )}
      </div>
    </section>
  );
}
