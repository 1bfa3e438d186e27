'use client';

import { useLanguage } from '@pomp/language/react';
import * as Popover from '@radix-ui/react-popover';
import { type RefObject, useMemo, useRef } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import { Icon } from '../icon/icon.js';
import { chevronDownIcon, chevronLeftIcon, chevronRightIcon } from '../icon/icons.js';
import * as styles from './calendar.css.js';
import { calendarWords } from './calendar-words.js';
import type { IsoDay } from './date-text.js';
import { dateTexts } from './date-texts.js';

interface CalendarPopoverProps {
  /** What is picked for: 'Geboortedatum'. */
  label: string;
  selected: IsoDay | undefined;
  today: IsoDay;
  min: IsoDay | undefined;
  max: IsoDay | undefined;
  onPick: (day: IsoDay) => void;
  onClose: () => void;
  /** The button that opened it, beside which it stands and which gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** A day without a clock or a time zone: the calendar only counts days. */
const dateOf = (day: IsoDay): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
const dayOf = (date: Date): IsoDay =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-');

const within = (day: IsoDay, min: IsoDay | undefined, max: IsoDay | undefined): IsoDay => {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};

const chevrons = { left: chevronLeftIcon, right: chevronRightIcon, down: chevronDownIcon, up: chevronDownIcon };

function Chevron({ orientation = 'down' }: { orientation?: keyof typeof chevrons | undefined }) {
  return <Icon of={chevrons[orientation]} size={orientation === 'down' ? 'small' : 'base'} />;
}

const components = { Chevron };
const classNames = {
  root: styles.root,
  months: styles.months,
  nav: styles.nav,
  button_previous: styles.navButton,
  button_next: styles.navButton,
  month_caption: styles.caption,
  caption_label: styles.captionLabel,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.dropdownRoot,
  dropdown: styles.dropdown,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  selected: styles.selected,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
};

/** Starts in the days, on the one that counts (picked, today, else the first), not at 'previous month'. */
const focusDay = (event: Event) => {
  const day =
    event.currentTarget instanceof Element && event.currentTarget.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]');
  if (!day) return;
  event.preventDefault();
  day.focus();
};

/** The calendar beside a date field. Fetched with its own library only when it is opened. */
export function CalendarPopover({ label, selected, today, min, max, onPick, onClose, opener }: CalendarPopoverProps) {
  const language = useLanguage();
  const words = useMemo(() => calendarWords(language), [language]);
  const shown = selected ?? today;
  const leftElsewhere = useRef(false);
  // Month and year can be chosen from lists when it is known where these end.
  const manyYears = min !== undefined && max !== undefined && min.slice(0, 4) !== max.slice(0, 4);
  const outOfReach: Matcher[] = [...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])];

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={opener} />
      {/* Not in a portal: the brand's variables stand on an element around the field, maybe not on the body. */}
      <Popover.Content
        className={styles.popover}
        align="end"
        sideOffset={10}
        collisionPadding={8}
        aria-label={language.texts(dateTexts).pick({ label })}
        onOpenAutoFocus={focusDay}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // Who went on to another field stays there.
          if (!leftElsewhere.current || document.activeElement === document.body) opener.current?.focus();
        }}
        onInteractOutside={(event) => {
          // A press on the opener closes by its own click.
          if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
          else leftElsewhere.current = true;
        }}
      >
        <DayPicker
          mode="single"
          required
          {...words}
          weekStartsOn={1}
          components={components}
          classNames={classNames}
          captionLayout={manyYears ? 'dropdown' : 'label'}
          showOutsideDays
          fixedWeeks
          today={dateOf(today)}
          defaultMonth={dateOf(within(shown, min, max))}
          selected={selected === undefined ? undefined : dateOf(selected)}
          startMonth={min === undefined ? undefined : dateOf(min)}
          endMonth={max === undefined ? undefined : dateOf(max)}
          disabled={outOfReach}
          onSelect={(date) => onPick(dayOf(date))}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
