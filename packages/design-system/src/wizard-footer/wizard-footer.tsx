'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { arrowLeftIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './wizard-footer.css.js';

/** Which way a save leads: to the next step, back, or to the overview. */
export type WizardDirection = 'next' | 'back' | 'home';

interface WizardSubmit {
  label: string;
  /** Takes the label's place while this button's save is under way ('Opslaan…'). */
  loadingLabel: string;
}

/** A button of the footer that doesn't submit the form. */
export interface WizardAction extends WizardSubmit {
  onClick: () => void;
}

/** A way between things that a phone shows one by one: nothing is saved by it. */
export interface WizardTurn {
  label: string;
  onClick: () => void;
}

/** What a phone shows one by one: until the last and from the first of it these stand in for forward and back. Enter in a field does the same. */
export interface WizardTurns {
  next?: WizardTurn | undefined;
  back?: WizardTurn | undefined;
  /** Which of how many is shown, such as 'Vraag 2 van 7': above the buttons. */
  position: string;
}

/** Props of `WizardFooter`. */
export interface WizardFooterProps {
  /** Submits the form around it, as Enter in a field does: 'Opslaan en volgende', on the last step 'Opslaan en afronden'. */
  next: WizardSubmit;
  /** 'Opslaan en vorige': saves without judging, so it doesn't submit. Left out on the first step. */
  back?: WizardAction | undefined;
  /** 'Opslaan en terug naar woning overzicht': the way out that loses nothing; it doesn't submit either. */
  home?: WizardAction | undefined;
  /** Above the buttons: what became of what was filled in. */
  status?: ReactNode;
  /** On a phone forward, back and `status` are a bar that stays at the bottom of the screen, within reach of a thumb. For a form that is longer than a screen. */
  atHand?: boolean;
  /** With `atHand`, for what a phone shows one by one, as in `OneByOne`. */
  inTurn?: WizardTurns | undefined;
  /** Whose save is under way: that button says so, and the others wait for it. One at a time, as they save the same form. */
  busy?: WizardDirection | undefined;
}

/** The end of every step of a form of several steps. In the order in which people want them, which is also the order of Tab. */
export function WizardFooter({ next, back, home, busy, status, atHand = false, inTurn }: WizardFooterProps) {
  const stateOf = (direction: WizardDirection, loadingLabel: string) => ({
    loadingLabel: busy === direction ? loadingLabel : undefined,
    waiting: busy !== undefined && busy !== direction,
  });
  const turns = atHand ? inTurn : undefined;
  // Enter in a field presses it wherever it is: out of sight, what stands in its place is meant.
  const submitting = (event: MouseEvent) => {
    if (!turns?.next || event.currentTarget.getClientRects().length > 0) return;
    event.preventDefault();
    turns.next.onClick();
  };
  const forward = (
    <Button type="submit" width="phone" onClick={submitting} {...stateOf('next', next.loadingLabel)}>
      {next.label}
    </Button>
  );
  const backward = back && (
    <Button tone="secondary" width="phone" onClick={back.onClick} {...stateOf('back', back.loadingLabel)}>
      {atHand ? <BackFace label={back.label} /> : back.label}
    </Button>
  );

  return (
    <div className={atHand ? styles.footerAtHand : styles.footer}>
      <div className={atHand ? styles.barAtHand : styles.bar}>
        {turns ? (
          <div className={styles.turnLine}>
            <p className={styles.turn}>{turns.position}</p>
            {status}
          </div>
        ) : (
          status
        )}
        <div className={atHand ? styles.stepsAtHand : styles.steps}>
          {turns?.next && (
            <span className={classNames(styles.onwards, styles.onPhone)}>
              <Button width="phone" waiting={busy !== undefined} onClick={turns.next.onClick}>
                {turns.next.label}
              </Button>
            </span>
          )}
          {atHand ? <span className={classNames(styles.onwards, turns?.next && styles.notOnPhone)}>{forward}</span> : forward}
          {turns?.back && (
            <span className={classNames(styles.backwards, styles.onPhone)}>
              <Button tone="secondary" width="phone" waiting={busy !== undefined} onClick={turns.back.onClick}>
                <BackFace label={turns.back.label} />
              </Button>
            </span>
          )}
          {atHand && backward ? (
            <span className={classNames(styles.backwards, turns?.back && styles.notOnPhone)}>{backward}</span>
          ) : (
            backward
          )}
        </div>
      </div>
      {home && (
        <div className={styles.home}>
          <Button tone="quiet" width="phone" onClick={home.onClick} {...stateOf('home', home.loadingLabel)}>
            {home.label}
          </Button>
        </div>
      )}
    </div>
  );
}

function BackFace({ label }: { label: string }) {
  return (
    <>
      <span className={styles.backArrow}>
        <Icon of={arrowLeftIcon} />
      </span>
      <span className={styles.backWords}>{label}</span>
    </>
  );
}
