'use client';

import { useSyncExternalStore } from 'react';
import type { ReservationStep } from './step-drafts.js';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  const page = pageHere();
  let step = stepHere();
  const arrived = () => {
    // A link to a part of the page makes a place that says nothing of the step: it is still the same one.
    if (saidHere() === undefined && pageHere() === page) say(step);
    step = stepHere();
    listener();
  };
  listeners.add(arrived);
  window.addEventListener('popstate', arrived);
  return () => {
    listeners.delete(arrived);
    window.removeEventListener('popstate', arrived);
  };
}

const pageHere = () => window.location.pathname + window.location.search;

/** What the place in the history says of the step; undefined before it was said there. */
function saidHere(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'reservation' in state ? state.reservation : undefined;
}

const stepHere = (): ReservationStep => (saidHere() === 'details' ? 'details' : 'contact');

const say = (reservation: ReservationStep) =>
  window.history.replaceState({ ...(window.history.state as object | null), reservation }, '', window.location.href);

function goOn() {
  // Opened there with nothing typed, the first step is filled in anew: a second such place would take a second press to go back.
  if (stepHere() === 'details') return;
  say('contact');
  // With the address: a host's router then takes the entry for one of its own, and keeps what stands in it.
  window.history.pushState({ reservation: 'details' satisfies ReservationStep }, '', window.location.href);
  for (const listener of listeners) listener();
}

let goingBack = false;

/** Pressed twice is pressed once: the second press would leave the page. */
function goBack() {
  if (goingBack) return;
  goingBack = true;
  const arrived = () => {
    goingBack = stepHere() === 'details';
    // That was a part of this step.
    if (goingBack) window.history.back();
    else window.removeEventListener('popstate', arrived);
  };
  window.addEventListener('popstate', arrived);
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
