import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { checkIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import { moreText, type MoreSide } from './more-text.js';
import * as styles from './steps.css.js';
import { visibleSteps } from './visible-steps.js';

export type ProgressState = 'done' | 'ongoing' | 'missing' | 'ahead';

/** One step of an order, with how it stands. */
export interface ProgressStep {
  label: string;
  state: ProgressState;
}

/** Props of `OrderProgressLine`. */
export interface OrderProgressLineProps {
  /** From reservation to a warm house, each with a label of its own; also those still ahead, so that people know what comes. */
  steps: readonly ProgressStep[];
  /** Counted from 0. */
  current: number;
}

const marks: Record<ProgressState, ReactNode> = {
  done: <Icon of={checkIcon} size="small" />,
  ongoing: null,
  missing: '!',
  ahead: null,
};
const words: Record<ProgressState, string> = { done: 'gedaan', ongoing: 'bezig', missing: 'er missen gegevens', ahead: 'komt nog' };

/** How far an order is: the warm line from reservation to a warm house. A narrow screen shows the current step and its neighbours. */
export function OrderProgressLine({ steps, current }: OrderProgressLineProps) {
  const { from, to, before, after } = visibleSteps(steps.length, current);
  return (
    <div className={styles.room}>
      <ol className={styles.line} aria-label="Voortgang">
        {before > 0 && <MoreStops side="before" count={before} />}
        {steps.map(({ label, state }, index) => (
          <li
            key={label}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              styles.stop,
              index === from && styles.firstShown,
              state !== 'ahead' && styles.stopReached,
              index === current && styles.stopCurrent,
              (index < from || index >= to) && styles.stopOutside,
            )}
            style={assignInlineVars({ [styles.stepIndex]: String(index - 1), [styles.stepCount]: String(steps.length - 1) })}
          >
            {index > 0 && (
              <span aria-hidden className={classNames(styles.strip[state === 'ahead' ? 'ahead' : 'reached'], styles.track)} />
            )}
            <span aria-hidden className={styles.mark[state]}>
              {marks[state]}
            </span>
            <span>
              {label}
              <VisuallyHidden> ({words[state]})</VisuallyHidden>
            </span>
          </li>
        ))}
        {after > 0 && <MoreStops side="after" count={after} />}
      </ol>
    </div>
  );
}

function MoreStops({ side, count }: { side: MoreSide; count: number }) {
  return (
    <li className={styles.moreStops}>
      <span aria-hidden>+{count}</span>
      <VisuallyHidden>{moreText[side](count)}</VisuallyHidden>
    </li>
  );
}
