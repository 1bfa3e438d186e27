import { type SpokenProps, useTexts } from '@pomp/language/react';
import { Icon } from '../icon/icon.js';
import { checkIcon } from '../icon/icons.js';
import { BaseLink } from '../navigation/base-link.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { heardOnPhone } from '../text/text.css.js';
import { classNames } from '../theme/class-names.js';
import { inlineVars } from '../theme/inline-vars.js';
import * as styles from './steps.css.js';
import { stepsTexts } from './texts.js';
import { visibleSteps } from './visible-steps.js';

/** One step of a questionnaire. */
export interface Step {
  /** A long word breaks at its soft hyphens, if it has any. */
  label: string;
  /** Where the step can be visited; left out while it can't. */
  href?: string;
  done: boolean;
}

/** Props of `StepIndicator`. */
export interface StepIndicatorProps extends SpokenProps {
  /** All steps of the form in order, each with a label of its own; also those that can't be visited yet. */
  steps: readonly Step[];
  /** Counted from 0. */
  current: number;
  /** Behind 'Stap 2 van 5': what it is about. */
  about?: string;
  /** About how much there is to do, such as 'nog 3 minuten'. On a phone only for people who listen: it stands in what stays in view, such as the strip of `WithPicture`. */
  left?: string;
}

/** Where you are in a form of several steps, and the way back to the others. A narrow screen shows three at most. */
export function StepIndicator({ steps, current, about, left, language }: StepIndicatorProps) {
  const texts = useTexts(stepsTexts, language);
  const position = { step: current + 1, count: steps.length };
  const { from, to, before, after } = visibleSteps(steps.length, current);
  return (
    <nav aria-label={texts.steps} className={styles.indicator}>
      <p className={styles.position}>
        {about ? texts.positionAbout({ ...position, about }) : texts.position(position)}
        {left && <span className={heardOnPhone}> · {left}</span>}
      </p>
      <ol className={styles.bars}>
        {before > 0 && <MoreSteps count={before} text={texts.more.before({ count: before })} />}
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(styles.bar, (index < from || index >= to) && styles.barOutside)}
            style={inlineVars({ [styles.stepIndex]: String(index), [styles.stepCount]: String(steps.length) })}
          >
            <span aria-hidden className={styles.strip[step.done || index <= current ? 'reached' : 'ahead']} />
            <StepName step={step} isCurrent={index === current} language={language} />
          </li>
        ))}
        {after > 0 && <MoreSteps count={after} text={texts.more.after({ count: after })} />}
      </ol>
    </nav>
  );
}

function MoreSteps({ count, text }: { count: number; text: string }) {
  return (
    <li className={styles.more}>
      <span aria-hidden>+{count}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  );
}

function StepName({ step, isCurrent, language }: SpokenProps & { step: Step; isCurrent: boolean }) {
  const texts = useTexts(stepsTexts, language);
  const content = (
    <>
      {step.done && !isCurrent && <Icon of={checkIcon} size="small" />}
      <span>
        {step.label}
        {step.done && <VisuallyHidden> {texts.filledIn}</VisuallyHidden>}
      </span>
    </>
  );
  if (step.href && !isCurrent) {
    return (
      <BaseLink href={step.href} className={classNames(styles.stepName, styles.stepLink)}>
        {content}
      </BaseLink>
    );
  }
  return <span className={classNames(styles.stepName, isCurrent && styles.stepCurrent)}>{content}</span>;
}
