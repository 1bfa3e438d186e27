'use client';

import { ApiError, isTransient, useApi, useSession } from '@pomp/api-client';
import { useNotify } from '@pomp/design-system';
import { keptPlaces, localDraftStore, watchDevice } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPlaceOpen } from '../local-drafts/open-places.js';
import { localDraftTexts } from '../local-drafts/texts.js';
import { usePortal } from '../portal/portal-context.js';
import { sendDraft, type DraftResult } from './send-draft.js';
import { storeOfPlace } from './store-of-place.js';

/** What the server refuses is the form's to say, and the other places go on. What ails them all is no refusal. */
function waitsWhereRefused(failure: unknown): DraftResult {
  if (!(failure instanceof ApiError) || failure.status === 401 || isTransient(failure)) throw failure;
  return 'waits';
}

/** A server that was away may be back after so many times `keepAfter`; browsers don't always know of it. */
const retryAfter = [5, 10, 30];
const longestRetry = 60;

/** Sends what earlier visits left on the device, wherever in the account the customer is, and again once there is reception. Forms that are open send their own. */
export function DraftSender() {
  const { now, today, keepAfter } = usePortal();
  const api = useApi();
  const queryClient = useQueryClient();
  const customerId = useSession().data?.id;
  const notify = useNotify();
  const { sent } = useTexts(localDraftTexts);

  useEffect(() => {
    if (customerId === undefined) return undefined;
    let gone = false;
    let running = false;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** What only a person can settle, as it was: it isn't looked at again and again. */
    const waiting = new Set<string>();

    const sendAll = async () => {
      const places = keptPlaces(customerId).filter((place) => !isPlaceOpen(place) && !waiting.has(place));
      for (const place of places) {
        const placed = storeOfPlace({ api, queryClient, today }, place);
        waiting.add(place);
        if (!placed) continue;
        const sending = sendDraft(placed.store, placed.name, localDraftStore(customerId, place, now), now);
        const result = await sending.catch((failure: unknown) => {
          if (isTransient(failure)) waiting.delete(place);
          return waitsWhereRefused(failure);
        });
        if (gone) return;
        if (result === 'sent') notify({ tone: 'success', text: sent });
        if (result !== 'waits') waiting.delete(place);
      }
    };
    const run = async () => {
      if (running || gone) return;
      running = true;
      try {
        await sendAll();
        failures = 0;
      } catch (failure) {
        // That the server is away, or the session over, is said elsewhere.
        if (isTransient(failure)) {
          later(keepAfter * (retryAfter[failures] ?? longestRetry));
          failures += 1;
        } else if (!(failure instanceof ApiError)) throw failure;
      } finally {
        running = false;
      }
    };
    const later = (wait: number) => {
      clearTimeout(timer);
      if (!gone) timer = setTimeout(() => void run(), wait);
    };
    const soon = () => later(keepAfter);
    const anew = () => {
      waiting.clear();
      soon();
    };
    soon();
    const unwatch = watchDevice(soon);
    window.addEventListener('online', anew);
    return () => {
      gone = true;
      clearTimeout(timer);
      unwatch();
      window.removeEventListener('online', anew);
    };
  }, [api, queryClient, today, now, keepAfter, customerId, notify, sent]);

  return null;
}
