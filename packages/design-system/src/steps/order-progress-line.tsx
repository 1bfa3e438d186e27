import { type SpokenProps, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { checkIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import { inlineVars } from '../theme/inline-vars.js';
import * as styles from './steps.css.js';
import { stepsTexts } from './texts.js';
import { visibleSteps } from './visible-steps.js';

/** `missing`: the reader has to do something; `waiting`: something is still missing, and others see to it. */
export type ProgressState = 'done' | 'ongoing' | 'missing' | 'waiting' | 'ahead';

/** One step of an order, with how it stands. */
export interface ProgressStep {
  label: string;
  state: ProgressState;
}

/** Props of `OrderProgressLine`. */
export interface OrderProgressLineProps extends SpokenProps {
  /** From reservation to a warm house, each with a label of its own; also those still ahead, so that people know what comes. */
  steps: readonly ProgressStep[];
  /** Counted from 0. */
  current: number;
}

const marks: Record<ProgressState, ReactNode> = {
  done: <Icon of={checkIcon} size="small" />,
  ongoing: null,
  missing: '!',
  waiting: null,
  ahead: null,
};

/** How far an order is: the warm line from reservation to a warm house. A narrow screen shows the current step and its neighbours. */
export function OrderProgressLine({ steps, current, language }: OrderProgressLineProps) {
  const texts = useTexts(stepsTexts, language);
  const { from, to, before, after } = visibleSteps(steps.length, current);
  return (
    <div className={styles.room}>
      <ol className={styles.line} aria-label={texts.progress}>
        {before > 0 && <MoreStops count={before} text={texts.more.before({ count: before })} />}
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
            style={inlineVars({ [styles.stepIndex]: String(index - 1), [styles.stepCount]: String(steps.length - 1) })}
          >
            {index > 0 && (
              <span aria-hidden className={classNames(styles.strip[state === 'ahead' ? 'ahead' : 'reached'], styles.track)} />
            )}
            <span aria-hidden className={styles.mark[state]}>
              {marks[state]}
            </span>
            <span>
              {label}
              <VisuallyHidden> {texts.states[state]}</VisuallyHidden>
            </span>
          </li>
        ))}
        {after > 0 && <MoreStops count={after} text={texts.more.after({ count: after })} />}
      </ol>
    </div>
  );
}

function MoreStops({ count, text }: { count: number; text: string }) {
  return (
    <li className={styles.moreStops}>
      <span aria-hidden>+{count}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  );
}
