'use client';

import { useTexts } from '@pomp/language/react';
import { type ChangeEvent, useRef } from 'react';
import { accept } from '../file-picker/accepted-files.js';
import { FileThumbnail } from '../file-picker/file-thumbnail.js';
import { Button } from '../button/button.js';
import { Icon, type IconProps } from '../icon/icon.js';
import { cameraIcon, checkIcon, errorIcon, smartphoneIcon } from '../icon/icons.js';
import { Heading } from '../text/heading.js';
import { classNames } from '../theme/class-names.js';
import { nextShot, type Shot, type ShotGroup, type ShotState } from './shot.js';
import * as styles from './shot-list.css.js';
import { shotListTexts } from './texts.js';
import { useLostFocus } from './use-lost-focus.js';

/** Props of `ShotList`. */
export interface ShotListProps {
  /** All photos that are asked, by place. */
  groups: readonly ShotGroup[];
  /** Photos that were made or chosen for one of them. Sending them is the caller's. */
  onMade: (shotId: string, files: File[]) => void;
  /** Nobody can get there: asked of one that says `canSkip`. */
  onSkip?: ((shotId: string) => void) | undefined;
  /** Send once more whatever failed, all of it. */
  onRetryAll?: (() => void) | undefined;
}

type Tone = keyof typeof styles.state;

const looks: Readonly<Record<ShotState, { tone: Tone; piece: keyof typeof styles.pieceOf; icon?: IconProps['of'] }>> = {
  missing: { tone: 'quiet', piece: 'open' },
  waiting: { tone: 'kept', piece: 'kept', icon: smartphoneIcon },
  sending: { tone: 'kept', piece: 'kept' },
  stalled: { tone: 'kept', piece: 'kept' },
  sent: { tone: 'done', piece: 'done', icon: checkIcon },
  failed: { tone: 'asked', piece: 'asked', icon: errorIcon },
  again: { tone: 'asked', piece: 'asked', icon: errorIcon },
  skipped: { tone: 'quiet', piece: 'done' },
};

const isIn = ({ state }: Shot) => state === 'sent' || state === 'skipped';

/** All photos of a visit to a boiler room in one list: which to make now, the camera under the thumb, and where each of them is. */
export function ShotList({ groups, onMade, onSkip, onRetryAll }: ShotListProps) {
  const texts = useTexts(shotListTexts);
  const camera = useRef<HTMLInputElement>(null);
  const library = useRef<HTMLInputElement>(null);
  const make = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const keepsFocus = useLostFocus(make, status);
  /** For which the camera was opened: while it is open this page may be asleep. */
  const asked = useRef<string>(undefined);

  const all = groups.flatMap(({ shots }) => shots);
  const done = all.filter(isIn).length;
  const waiting = all.filter(({ state }) => state === 'waiting').length;
  const failed = all.filter(({ state }) => state === 'failed').length;
  const now = nextShot(groups);

  const open = (input: HTMLInputElement | null, shot: Shot) => {
    asked.current = shot.id;
    input?.click();
  };
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0 && asked.current !== undefined) onMade(asked.current, files);
  };

  return (
    <div className={styles.list} {...keepsFocus}>
      <div className={styles.progress}>
        <p ref={status} role="status" tabIndex={-1} className={styles.counted}>
          {waiting > 0 ? texts.insideAndWaiting({ done, count: all.length, waiting }) : texts.inside({ done, count: all.length })}
        </p>
        <div className={styles.line} aria-hidden>
          {all.map(({ id, state }) => (
            <span key={id} className={styles.pieceOf[looks[state].piece]} />
          ))}
        </div>
        {failed > 0 && onRetryAll && (
          <div>
            <Button tone="secondary" size="small" onClick={onRetryAll}>
              {texts.retryAll}
            </Button>
          </div>
        )}
      </div>

      {groups.map(({ id, title, shots }) => (
        <section key={id} className={styles.group} aria-labelledby={`shots-${id}`}>
          <div className={styles.groupHead}>
            <Heading level={2} size="h4" id={`shots-${id}`}>
              {title}
            </Heading>
            <span className={styles.groupCount}>{texts.inGroup({ done: shots.filter(isIn).length, count: shots.length })}</span>
          </div>
          <ul className={styles.shots}>
            {shots.map((shot) => (
              <ShotRow key={shot.id} shot={shot} onMake={() => open(camera.current, shot)} />
            ))}
          </ul>
        </section>
      ))}

      {now && (
        <div className={styles.bar}>
          <p className={styles.next}>{texts.next({ title: now.title })}</p>
          <Button
            ref={make}
            width="full"
            iconBefore={cameraIcon}
            aria-label={texts.makeOf({ title: now.title })}
            onClick={() => open(camera.current, now)}
          >
            {texts.make}
          </Button>
          <div className={styles.otherWays}>
            <button
              type="button"
              className={styles.make}
              aria-label={texts.chooseOf({ title: now.title })}
              onClick={() => open(library.current, now)}
            >
              {texts.choose}
            </button>
            {now.canSkip && onSkip && (
              <button
                type="button"
                className={styles.make}
                aria-label={texts.skipOf({ title: now.title })}
                onClick={() => onSkip(now.id)}
              >
                {texts.skip}
              </button>
            )}
          </div>
        </div>
      )}
      {/* Behind the buttons, which take the focus; the inputs only open what the system has. */}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        tabIndex={-1}
        aria-label={texts.make}
        onChange={take}
      />
      <input ref={library} type="file" accept={accept} hidden tabIndex={-1} aria-label={texts.choose} onChange={take} />
    </div>
  );
}

function ShotRow({ shot, onMake }: { shot: Shot; onMake: () => void }) {
  const texts = useTexts(shotListTexts);
  const { title, example, state, file, onlyHere, note, doubt } = shot;
  const { tone, icon } = looks[state];
  const made = file !== undefined;
  return (
    <li className={styles.shot}>
      <div className={styles.pictures}>
        <div className={classNames(styles.drawing, made && styles.besidePhoto)}>{example}</div>
        {file && (
          <div className={styles.picture}>
            <FileThumbnail {...file} look="tile" />
          </div>
        )}
      </div>
      <div className={styles.body}>
        <span className={styles.title}>{title}</span>
        <span className={styles.state[tone]}>
          {icon && <Icon of={icon} size="small" />}
          <span>{texts[state]}</span>
        </span>
        {onlyHere && <span className={styles.state.asked}>{texts.onlyHere}</span>}
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {doubt && <p className={styles.note}>{texts.doubt[doubt]}</p>}
        <button
          type="button"
          className={styles.make}
          aria-label={made ? texts.retakeOf({ title }) : texts.makeOf({ title })}
          onClick={onMake}
        >
          {made ? texts.retake : texts.make}
        </button>
      </div>
    </li>
  );
}
