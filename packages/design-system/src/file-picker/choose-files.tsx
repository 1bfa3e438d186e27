'use client';

import { useTexts } from '@pomp/language/react';
import { type ChangeEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { cameraIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import { accept } from './accepted-files.js';
import * as styles from './file-picker.css.js';
import { filePickerTexts } from './texts.js';

interface ChooseFilesProps {
  name: string;
  label: string;
  rule: string | undefined;
  describedBy: string | undefined;
  dragging: boolean;
  invalid: boolean;
  answeredUnknown: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  otherWay: ReactNode;
  onChosen: (files: Iterable<File>) => void;
  /** Called with files that may have been made on the spot. */
  onPhotographed: (files: Iterable<File>) => void;
}

/** A phone's file window offers its camera too. */
const isInTheHand = () => window.matchMedia('(pointer: coarse)').matches;

/** The area that files are dropped on, with the buttons that open the file window and the camera. */
export function ChooseFiles({
  name,
  label,
  rule,
  describedBy,
  dragging,
  invalid,
  answeredUnknown,
  buttonRef,
  otherWay,
  onChosen,
  onPhotographed,
}: ChooseFilesProps) {
  const texts = useTexts(filePickerTexts);
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>, report: (files: Iterable<File>) => void) => {
    const files = [...(input.files ?? [])];
    // Else choosing the same file again, after it failed or was deleted, changes nothing and says nothing.
    input.value = '';
    if (files.length > 0) report(files);
  };

  return (
    <div className={classNames(styles.zone, invalid && styles.zoneInvalid, dragging && styles.zoneDragging)}>
      <span className={styles.zoneIcon}>
        <Icon of={cameraIcon} size="large" />
      </span>
      <div className={styles.zoneBody}>
        <p className={styles.invitation}>{dragging ? texts.drop : texts.invitation}</p>
        <div className={styles.zoneButtons}>
          <Button
            ref={buttonRef}
            tone="secondary"
            size="small"
            width="phone"
            aria-describedby={describedBy}
            onClick={() => library.current?.click()}
          >
            {texts.choose}
          </Button>
          <span className={styles.cameraOnly}>
            <Button tone="secondary" size="small" width="phone" iconBefore={cameraIcon} onClick={() => camera.current?.click()}>
              {texts.photograph}
            </Button>
          </span>
          {otherWay !== undefined && <span className={styles.notInTheHand}>{otherWay}</span>}
        </div>
        {answeredUnknown && <p className={styles.rule}>{texts.afterAll}</p>}
        {rule && <p className={styles.rule}>{rule}</p>}
      </div>
      {/* Behind the buttons, which take the focus; the inputs only open what the system has. */}
      <input
        ref={library}
        type="file"
        name={name}
        accept={accept}
        multiple
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => choose(event, isInTheHand() ? onPhotographed : onChosen)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        tabIndex={-1}
        aria-label={texts.photographOf({ label })}
        onChange={(event) => choose(event, onPhotographed)}
      />
    </div>
  );
}
