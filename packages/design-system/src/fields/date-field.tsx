'use client';

import { useTexts } from '@pomp/language/react';
import { type FocusEvent, type HTMLInputAutoCompleteAttribute, useRef, useState } from 'react';
import { Icon } from '../icon/icon.js';
import { calendarIcon } from '../icon/icons.js';
import * as styles from './date-field.css.js';
import { dateTexts } from './date-texts.js';
import { dayOf, type IsoDay, restOfPattern, textOf, tidyDate, typeDate } from './date-text.js';
import { InputField, type InputFieldProps } from './input-field.js';
import { useCalendar } from './use-calendar.js';

/** Props of `DateField`. */
export type DateFieldProps = Extract<InputFieldProps, { value: string }> & {
  /** The day that the calendar opens on and marks, as `2026-11-21`. Given, because a page that is rendered elsewhere has another clock. */
  today: IsoDay;
  /** The first day that can be picked, as `2026-11-21`. The form judges what is typed. */
  min?: IsoDay | undefined;
  /** The last one. With both given, month and year can be chosen from lists: needed for a date of birth. */
  max?: IsoDay | undefined;
  /** `bday` for the person's own date of birth. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
};

/** A day, typed as dd-mm-jjjj or picked. The value is the text that people see, even while it isn't a day yet. */
export function DateField({ today, min, max, autoComplete = 'off', ...props }: DateFieldProps) {
  const texts = useTexts(dateTexts);
  const { label, value, onValueChange, onBlur } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { state, toggle, close } = useCalendar();
  const [typing, setTyping] = useState(false);
  const day = dayOf(value);
  const rest = typing || value === '' ? restOfPattern(value, texts.pattern) : '';

  const pick = (picked: IsoDay) => {
    onValueChange?.(textOf(picked));
    close();
  };

  return (
    <InputField
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete={autoComplete}
      spellCheck={false}
      digits={texts.pattern.length + 2}
      whileTyping={typeDate}
      tidy={tidyDate}
      onFocus={() => setTyping(true)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyping(false);
        onBlur?.(event);
      }}
      ghost={
        rest && (
          <span aria-hidden className={styles.ghost}>
            <span className={styles.typed}>{value}</span>
            {rest}
          </span>
        )
      }
      inside={
        <>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label={day === undefined ? texts.pick({ label }) : texts.pickAnother({ label, date: value })}
            aria-haspopup="dialog"
            aria-expanded={state.kind === 'open'}
            aria-busy={state.kind === 'loading'}
            onClick={toggle}
          >
            <Icon of={calendarIcon} />
          </button>
          {state.kind === 'open' && (
            <state.Popover
              label={label}
              selected={day}
              today={today}
              min={min}
              max={max}
              onPick={pick}
              onClose={close}
              opener={button}
            />
          )}
        </>
      }
      notice={<CalendarNotice failed={state.kind === 'failed'} />}
    />
  );
}

function CalendarNotice({ failed }: { failed: boolean }) {
  const texts = useTexts(dateTexts);
  return (
    <div role="status" className={styles.notice}>
      {failed && texts.notLoaded}
    </div>
  );
}
