'use client';

import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { arrowLeftIcon } from '../icon/icons.js';
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
  /** Whose save is under way: that button says so, and the others wait for it. One at a time, as they save the same form. */
  busy?: WizardDirection | undefined;
}

/** The end of every step of a form of several steps. In the order in which people want them, which is also the order of Tab. */
export function WizardFooter({ next, back, home, busy, status, atHand = false }: WizardFooterProps) {
  const stateOf = (direction: WizardDirection, loadingLabel: string) => ({
    loadingLabel: busy === direction ? loadingLabel : undefined,
    waiting: busy !== undefined && busy !== direction,
  });

  return (
    <div className={atHand ? styles.footerAtHand : styles.footer}>
      <div className={atHand ? styles.barAtHand : styles.bar}>
        {status}
        <div className={atHand ? styles.stepsAtHand : styles.steps}>
          <Button type="submit" width="phone" {...stateOf('next', next.loadingLabel)}>
            {next.label}
          </Button>
          {back && (
            <Button tone="secondary" width="phone" onClick={back.onClick} {...stateOf('back', back.loadingLabel)}>
              {atHand ? <BackFace label={back.label} /> : back.label}
            </Button>
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
