'use client';

import { isPhoneScreen } from '@pomp/design-system';
import { useEffect, useRef } from 'react';
import type { QuestionsInTurn } from './use-questions-in-turn.js';
import { addToHistory, entryInHistory, keepInHistory } from './turn-in-history.js';

export interface TurnsInHistoryProps {
  readonly turns: Pick<QuestionsInTurn, 'shown' | 'show' | 'asks'>;
}

const addressHere = () => location.pathname + location.search;

/** Makes each turn on a phone an entry of the browser's history, so that its back button goes to the question before, and forward to the one after. */
export function TurnsInHistory({ turns: { shown, show, asks } }: TurnsInHistoryProps) {
  const first = useRef(shown);
  const now = useRef(shown);
  /** Going back through the history is done a moment after it is asked. */
  const goingBack = useRef(false);

  // Each question is brought into view as it is shown: where the browser remembers to have been was another's place.
  useEffect(() => {
    if (!isPhoneScreen()) return undefined;
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => void (history.scrollRestoration = before);
  }, []);

  useEffect(() => {
    const settle = () => {
      if (goingBack.current || !isPhoneScreen()) return;
      const entry = entryInHistory();
      const left = entry?.question ?? first.current;
      if (left === now.current) return;
      if (entry?.after === now.current) {
        goingBack.current = true;
        history.back();
        return;
      }
      keepInHistory(left);
      addToHistory(now.current, left);
    };
    now.current = shown;
    settle();

    const address = addressHere();
    const onPopState = (event: PopStateEvent) => {
      const entry = entryInHistory();
      if (!entry || addressHere() !== address) return;
      // The same page: nothing for the host's router to fetch.
      event.stopImmediatePropagation();
      if (goingBack.current) {
        goingBack.current = false;
        settle();
      } else if (asks(entry.question)) show(entry.question);
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [shown, show, asks]);

  return null;
}
