'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AlertMark } from '../feedback/badge.js';
import { Icon } from '../icon/icon.js';
import { checkIcon } from '../icon/icons.js';
import { classNames } from '../theme/class-names.js';
import { listHeight, listPlace } from './list-place.js';
import * as styles from './select-field.css.js';
import type { SelectOption } from './select-option.js';

/** What the list keeps free beside its options: to its box, and to the edge of the window, in px. */
const margin = 16;

interface SelectListProps<Option> {
  id: string;
  labelledBy: string;
  options: readonly Option[];
  chosen: Option | undefined;
  active: Option | undefined;
  optionId: (option: Option) => string;
  /** Said in the place of options when there are none. */
  notice: ReactNode;
  onPointAt: (option: Option) => void;
  onChoose: (option: Option) => void;
}

/** The options, over the page below their box, or above it. */
export function SelectList<Option extends SelectOption>({
  id,
  labelledBy,
  options,
  chosen,
  active,
  optionId,
  notice,
  onPointAt,
  onChoose,
}: SelectListProps<Option>) {
  const menu = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const pointed = useRef<Option>(undefined);
  const [place, setPlace] = useState<ReturnType<typeof listPlace>>({ side: 'below', height: listHeight.most });

  useLayoutEffect(() => {
    const box = menu.current?.parentElement?.getBoundingClientRect();
    if (box && list.current)
      setPlace(listPlace(box, { top: margin, bottom: window.innerHeight - margin }, list.current.scrollHeight));
  }, [options]);
  useEffect(() => {
    // Where neither side has room.
    const { top, bottom } = menu.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top < 0 || bottom > window.innerHeight) menu.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  useLayoutEffect(() => {
    // What is pointed at is in sight; going along with the pointer would move the list away under it.
    if (active && active !== pointed.current) showIn(list.current, document.getElementById(optionId(active)));
  });

  // The mouse's way to choose; the keys' is in the box, which keeps the focus.
  const pointing = (option: Option) => ({
    onMouseMove: () => {
      if (option === active) return;
      pointed.current = option;
      onPointAt(option);
    },
    onClick: () => onChoose(option),
  });

  return (
    <div
      ref={menu}
      role="presentation"
      className={classNames(styles.menu, styles.menuSide[place.side])}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-labelledby={labelledBy}
        className={styles.menuList}
        style={{ maxHeight: place.height }}
      >
        {options.map((option) => (
          <div
            key={option.value}
            id={optionId(option)}
            role="option"
            aria-selected={option === chosen}
            className={classNames(styles.option, option === active && styles.optionFocused)}
            {...pointing(option)}
          >
            <span className={styles.optionLabel}>
              {option.label}
              {option.hint && <span className={styles.optionHint}> {option.hint}</span>}
            </span>
            {option.alert && <AlertMark label={option.alert} />}
            {/* Where colours are forced, a background says nothing. */}
            {option === chosen && <Icon of={checkIcon} />}
          </div>
        ))}
        {options.length === 0 && (
          // A listbox may hold nothing but options: this is one that can't be chosen.
          <div role="option" aria-disabled aria-selected={false} className={styles.message}>
            {notice}
          </div>
        )}
      </div>
    </div>
  );
}

function showIn(list: HTMLElement | null, option: HTMLElement | null) {
  if (!list || !option) return;
  const { offsetTop, offsetHeight } = option;
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  else if (offsetTop + offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = offsetTop + offsetHeight - list.clientHeight;
}
