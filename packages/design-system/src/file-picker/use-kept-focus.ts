'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { PickedFile } from './picked-file.js';

interface KeptFocus {
  removalRef: (id: string) => (button: HTMLButtonElement | null) => void;
  /** To be called when a file is about to go. */
  leaving: (id: string) => void;
  /** To be called when a button of this file is about to go. */
  toRemoval: (id: string) => void;
}

/** A file that goes takes the focused button with it: the focus then goes to the file in its place, or back to choosing. */
export function useKeptFocus(files: readonly PickedFile[], fallback: RefObject<HTMLElement | null>): KeptFocus {
  const removals = useRef(new Map<string, HTMLButtonElement>());
  const gone = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    const left = gone.current;
    if (!left || files.some(({ id }) => id === left.id)) return;
    gone.current = undefined;
    // Only a focus that was lost is brought back; who went on meanwhile stays where they are.
    if (document.activeElement !== document.body) return;
    const heir = files[Math.min(left.index, files.length - 1)];
    (heir ? removals.current.get(heir.id) : fallback.current)?.focus();
  }, [files, fallback]);

  return {
    removalRef: (id) => (button) => {
      if (button) removals.current.set(id, button);
      else removals.current.delete(id);
    },
    leaving: (id) => {
      gone.current = { id, index: files.findIndex((file) => file.id === id) };
    },
    toRemoval: (id) => removals.current.get(id)?.focus(),
  };
}
