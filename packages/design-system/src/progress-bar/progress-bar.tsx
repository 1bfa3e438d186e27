import type { Said } from '@pomp/language';
import { type SpokenProps, useTexts } from '@pomp/language/react';
import * as Progress from '@radix-ui/react-progress';
import { Icon } from '../icon/icon.js';
import { doneIcon, errorIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './progress-bar.css.js';
import { progressBarTexts } from './texts.js';
import type { nl } from './texts.nl.js';

type State =
  | {
      /** `busy` while it goes on. Then `done`, or `failed`: only the end is said aloud, and what to do about a failure stands beside the bar. */
      state?: 'busy';
      /** 0 to 1, or `unknown` as long as there is no telling how far. What failed stays where it was; what is done is full. */
      value: number | 'unknown';
    }
  | { state: 'done'; value?: never }
  | { state: 'failed'; value?: number };

/** Props of `ProgressBar`. */
export type ProgressBarProps = State &
  SpokenProps & {
    /** What is going on: 'Foto’s versturen'. */
    label: string;
    /** Which of several bars it is, for screen readers: a file's name. */
    about?: string;
    /** In words that don't depend on speed: '3 van 5 foto’s'. Otherwise a percentage, 'Bezig…', 'Klaar' or 'Mislukt'. */
    valueText?: string;
  };

const whole = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100);

function textOf({ state, value }: State, texts: Said<typeof nl>): string {
  if (state === 'done') return texts.done;
  if (state === 'failed') return texts.failed;
  return value === 'unknown' ? texts.busy : `${whole(value)}%`;
}

function filledOf({ state, value }: State): number | null {
  if (state === 'done') return 100;
  return value === 'unknown' ? null : whole(value ?? 0);
}

/** Work that takes longer than a moment. Says how far it is, and aloud only how it ended. */
export function ProgressBar({ label, about, valueText, language, ...given }: ProgressBarProps) {
  const texts = useTexts(progressBarTexts, language);
  const state = given.state ?? 'busy';
  const text = valueText ?? textOf(given, texts);
  const filled = filledOf(given);
  const name = about === undefined ? label : `${about}: ${label}`;
  return (
    <div className={styles.frame}>
      <div className={styles.words} aria-hidden>
        <span className={styles.label}>{label}</span>
        <span className={classNames(styles.value, styles.valueTone[state])}>
          {state === 'done' && <Icon of={doneIcon} />}
          {state === 'failed' && <Icon of={errorIcon} />}
          {text}
        </span>
      </div>
      <Progress.Root
        className={classNames(styles.track, styles.trackTone[state])}
        value={filled}
        max={100}
        aria-label={name}
        aria-valuetext={text}
      >
        {filled === null ? (
          <Progress.Indicator className={classNames(styles.fill, styles.fillUnknown)} />
        ) : (
          <Progress.Indicator className={classNames(styles.fill, styles.fillTone[state])} style={{ inlineSize: `${filled}%` }} />
        )}
      </Progress.Root>
      <VisuallyHidden>
        <span role="status">{state === 'busy' ? '' : `${name}: ${text}`}</span>
      </VisuallyHidden>
    </div>
  );
}
