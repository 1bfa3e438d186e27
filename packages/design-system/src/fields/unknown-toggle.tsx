'use client';

import { useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { Icon } from '../icon/icon.js';
import { checkIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import * as styles from './field.css.js';
import { fieldsTexts } from './texts.js';

/** What a field needs to offer 'Ik weet het niet'. The value itself (`o.b.`, and the one to restore) belongs to the form. */
export interface UnknownAnswer {
  /** Whether not knowing is the answer now; the field then shows those words instead of a value. */
  pressed: boolean;
  /** The state after the press. The form puts `o.b.` in the answer's place, or the old answer back. */
  onPressedChange: (pressed: boolean) => void;
}

/** Props of `UnknownToggle`. */
export interface UnknownToggleProps extends UnknownAnswer {
  /** Name of the field it belongs to, for screen readers. */
  fieldLabel: string;
  /** Other words for it, for a question that 'Ik weet het niet' doesn't answer. Said aloud together with `fieldLabel`. */
  label?: string;
}

/** Answers a question with 'I don't know'; a second press brings the old answer back. */
export function UnknownToggle({ pressed, onPressedChange, fieldLabel, label: givenLabel }: UnknownToggleProps) {
  const texts = useTexts(fieldsTexts);
  const label = givenLabel ?? texts.unknown;
  const [announcement, setAnnouncement] = useState('');

  const toggle = () => {
    setAnnouncement(pressed ? texts.unknownUndone({ field: fieldLabel }) : texts.unknownChosen({ field: fieldLabel, label }));
    onPressedChange(!pressed);
  };

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={pressed}
        aria-label={texts.unknownOf({ label, field: fieldLabel })}
        onClick={toggle}
      >
        {pressed && <Icon of={checkIcon} size="small" />}
        {label}
      </button>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
