'use client';

import type { RawAnswers } from '@pomp/domain';
import type { SectionFormController } from '@pomp/forms';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { entryInHistory } from './turn-in-history.js';

/** Questions of a section one at a time, where the screen has room for one. */
export interface QuestionsInTurn {
  /** The one whose turn it is. */
  readonly shown: string;
  /** Counted from 1, of those that are asked now. */
  readonly position: { readonly question: number; readonly count: number };
  /** Counts the times that going on met something to say about the answer. */
  readonly attention: number;
  /** Going on again leaves the question without the answer that it asks. */
  readonly leavesOpen: boolean;
  readonly show: (name: string) => void;
  /** Whether a question is asked now. */
  readonly asks: (name: string) => boolean;
  /** To the next one. What is wrong with the answer is said first; whoever has none now can still go on. Undefined at the last one. */
  readonly next: (() => void) | undefined;
  /** Undefined at the first one. */
  readonly back: (() => void) | undefined;
}

interface Turn {
  readonly shown: string;
  readonly attention: number;
  /** What going on said something about. */
  readonly told?: { readonly answer: unknown };
}

const isAsked = (form: SectionFormController, name: string) => {
  const { presence } = form.field(name);
  return presence !== 'hidden' && presence !== 'unasked';
};
const askedOf = (form: SectionFormController) => Object.keys(form.section.fields).filter((name) => isAsked(form, name));

/** Where someone who was here before goes on. */
function firstTurn(form: SectionFormController, stored: RawAnswers): Turn {
  const asked = askedOf(form);
  const begun = asked.some((name) => stored[name] !== undefined);
  const open = begun ? asked.find((name) => form.resolution().fields[name]?.issue) : undefined;
  return { shown: open ?? asked[0] ?? '', attention: 0 };
}

/** @param stored what was answered at an earlier visit. */
export function useQuestionsInTurn(form: SectionFormController, stored: RawAnswers): QuestionsInTurn {
  const [turn, setTurn] = useState(() => firstTurn(form, stored));
  const listed = () => askedOf(form).join(' ');
  const asked = useSyncExternalStore(form.subscribe, listed, listed).split(' ');
  const standsAsTold = () => turn.told !== undefined && form.field(turn.shown).value === turn.told.answer;
  const told = useSyncExternalStore(form.subscribe, standsAsTold, standsAsTold);
  const misses = () => form.resolution().fields[turn.shown]?.issue !== undefined;
  const missing = useSyncExternalStore(form.subscribe, misses, misses);

  const show = useCallback(
    (name: string) => setTurn((now) => (now.shown === name ? now : { shown: name, attention: now.attention })),
    [],
  );
  const asks = useCallback((name: string) => name in form.section.fields && isAsked(form, name), [form]);
  // Whoever comes back to the page by the browser comes to the question they were at.
  useEffect(() => {
    const entry = entryInHistory();
    if (entry && asks(entry.question)) show(entry.question);
  }, [asks, show]);
  // What an answer elsewhere took away gives its turn to the one before it.
  const order = Object.keys(form.section.fields);
  const at = Math.max(
    0,
    asked.findLastIndex((name) => order.indexOf(name) <= order.indexOf(turn.shown)),
  );
  const shown = asked[at] ?? turn.shown;
  const after = asked[at + 1];
  const before = asked[at - 1];

  const goOn = (to: string) => {
    const { issue, question } = form.resolution().fields[shown] ?? {};
    if (!(issue ?? question) || told) {
      show(to);
      return;
    }
    form.judge([shown]);
    void form.leave(shown);
    setTurn({ shown, attention: turn.attention + 1, told: { answer: form.field(shown).value } });
  };

  return {
    shown,
    position: { question: at + 1, count: asked.length },
    attention: turn.attention,
    leavesOpen: told && missing,
    show,
    asks,
    next: after === undefined ? undefined : () => goOn(after),
    back: before === undefined ? undefined : () => show(before),
  };
}
