'use client';

import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { onEscape } from '../theme/on-escape.js';
import { matchingOptions } from './matching-options.js';
import type { SelectOption } from './select-option.js';

/** Spec 2: how far Page Up and Page Down go. */
const page = 5;

const closed = { open: false, typed: '', active: 0 };

interface ComboboxOptions<Option> {
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly onChoose: (option: Option) => void;
  /** Someone pointed, typed or chose: how it works need not be said again. */
  readonly onUse: () => void;
}

/** What a list of options knows while it is open, and what its keys do (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function useCombobox<Option extends SelectOption>({ options, chosen, onChoose, onUse }: ComboboxOptions<Option>) {
  const [{ open, typed, active: place }, setState] = useState(closed);
  const matches = useMemo(() => matchingOptions(options, typed), [options, typed]);
  const last = matches.length - 1;
  const active = open ? matches[Math.min(place, last)] : undefined;

  const close = () => setState(closed);
  const openAt = (otherwise: number) => {
    const chosenPlace = chosen ? options.indexOf(chosen) : -1;
    setState({ open: true, typed: '', active: chosenPlace < 0 ? otherwise : chosenPlace });
  };
  const goTo = (next: number) => {
    setState({ open, typed, active: Math.max(0, Math.min(next, last)) });
    onUse();
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    close();
    onUse();
    onChoose(option);
  };

  useEffect(() => (open ? onEscape(() => setState(closed)) : undefined), [open]);

  const whenClosed: Record<string, () => void> = {
    ArrowDown: () => openAt(0),
    ArrowUp: () => openAt(options.length - 1),
    ' ': () => openAt(0),
  };
  const whenOpen: Record<string, () => void> = {
    ArrowDown: () => goTo(place >= last ? 0 : place + 1),
    ArrowUp: () => goTo(place <= 0 ? last : place - 1),
    PageDown: () => goTo(place + page),
    PageUp: () => goTo(place - page),
    Home: () => goTo(0),
    End: () => goTo(last),
    Enter: () => choose(active),
    ...(active && { Tab: () => choose(active) }),
    // Within what is typed it is a sign like any other.
    ...(typed === '' && { ' ': () => choose(active) }),
  };

  return {
    open,
    typed,
    /** The options that have what was typed. */
    matches,
    /** The one that Enter chooses. */
    active,
    openList: () => openAt(0),
    close,
    choose,
    type: (text: string) => {
      setState({ open: true, typed: text, active: 0 });
      onUse();
    },
    pointAt: (option: Option) => goTo(matches.indexOf(option)),
    onKeyDown: (event: KeyboardEvent) => {
      const { key, nativeEvent, shiftKey, ctrlKey, altKey, metaKey } = event;
      if (nativeEvent.isComposing || ctrlKey || metaKey || (shiftKey && key === 'Tab') || (altKey && !key.startsWith('Arrow')))
        return;
      const act = (open ? whenOpen : whenClosed)[key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
