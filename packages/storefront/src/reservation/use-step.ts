'use client';

import { useSyncExternalStore } from 'react';
import type { ReservationStep } from './step-drafts.js';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function stepHere(): ReservationStep {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'reservation' in state && state.reservation === 'details'
    ? 'details'
    : 'contact';
}

function goOn() {
  // Opened there with nothing typed, the first step is filled in anew: a second such place would take a second press to go back.
  if (stepHere() === 'details') return;
  // With the address: a host's router then takes the entry for one of its own, and keeps what stands in it.
  window.history.pushState({ reservation: 'details' satisfies ReservationStep }, '', window.location.href);
  for (const listener of listeners) listener();
}

let goingBack = false;

/** Pressed twice is pressed once: the second press would leave the page. */
function goBack() {
  if (goingBack) return;
  goingBack = true;
  window.addEventListener('popstate', () => (goingBack = false), { once: true });
  window.history.back();
}

/**
 * The step as a place in the browser's history, so that Back leads from the second to the first. It can't be linked to: the second step
 * always has the first one before it. The server, which makes one page for every visitor, has the first.
 */
export function useStep() {
  const step = useSyncExternalStore(subscribe, stepHere, (): ReservationStep => 'contact');
  return { step, goOn, goBack };
}
