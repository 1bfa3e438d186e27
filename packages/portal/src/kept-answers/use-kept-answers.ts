'use client';

import { useSession } from '@pomp/api-client';
import type { RawAnswers } from '@pomp/domain';
import type { SectionFormController } from '@pomp/forms';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.js';
import { answerKeep, type AnswerKeep } from './answer-keep.js';

export interface KeptOffer {
  readonly keptAt: Date;
  /** Puts the kept answers into the form; saving is the customer's. */
  readonly restore: () => void;
  readonly discard: () => void;
}

const never = () => () => undefined;
const nothing = () => undefined;
const noAnswers: RawAnswers = {};

/** @param place names the form and what it is about, the same at every visit. Undefined until it is known who types. */
export function useAnswerKeep(place: string): AnswerKeep | undefined {
  const { now } = usePortal();
  const customerId = useSession().data?.id;
  return useMemo(() => (customerId === undefined ? undefined : answerKeep(customerId, place, now)), [customerId, place, now]);
}

/**
 * The first form of which the device kept answers, for who shows a form only when there is something to do. A server knows of none.
 *
 * @param places as those of `useAnswerKeep`.
 */
export function useFirstWithKeptAnswers(places: readonly string[]): string | undefined {
  const { now } = usePortal();
  const customerId = useSession().data?.id;
  const asked = places.join(' ');
  const keeps = useMemo(
    () => (customerId === undefined ? [] : asked.split(' ').map((place) => ({ place, keep: answerKeep(customerId, place, now) }))),
    [customerId, asked, now],
  );
  return useSyncExternalStore(never, () => keeps.find(({ keep }) => keep.found() !== undefined)?.place, nothing);
}

/** What a save left on the device because it can't be stored. It belongs in the form. */
export const useLeftOver = (keep: AnswerKeep | undefined): RawAnswers =>
  useSyncExternalStore(
    keep?.subscribe ?? never,
    () => keep?.leftOver() ?? noAnswers,
    () => noAnswers,
  );

const valuesOf = (form: SectionFormController): RawAnswers =>
  Object.fromEntries(Object.keys(form.section.fields).map((name) => [name, form.field(name).value]));

/** What no save can store: typed, and no answer. */
const malformedOf = (form: SectionFormController): RawAnswers =>
  Object.fromEntries(
    form.resolution().issues.flatMap(({ field, code }) => (code === 'malformed' ? [[field, form.field(field).value]] : [])),
  );

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps what is typed on the device until it is saved, whatever ends the page: a session, a battery, a closed tab. What an earlier
 * visit left is offered back; undefined when there is nothing to offer.
 */
export function useKeptAnswers(form: SectionFormController, keep: AnswerKeep | undefined): KeptOffer | undefined {
  const { now } = usePortal();
  const kept = useSyncExternalStore(never, () => keep?.found(), nothing);
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    let wasDirty = form.state().dirty;
    return form.subscribe(() => {
      const { dirty } = form.state();
      if (dirty) keep?.keep(valuesOf(form), now());
      // Saved, or put back by hand as it was.
      else if (wasDirty) keep?.settle(malformedOf(form), now());
      wasDirty = dirty;
    });
  }, [form, keep, now]);

  if (!kept || settled) return undefined;
  const current = valuesOf(form);
  const names = Object.keys(current).filter((name) => name in kept.values && !same(kept.values[name], current[name]));
  if (names.length === 0) return undefined;
  return {
    keptAt: kept.keptAt,
    restore: () => {
      setSettled(true);
      for (const name of names) form.change(name, kept.values[name]);
    },
    discard: () => {
      setSettled(true);
      if (!form.state().dirty) keep?.settle(malformedOf(form), now());
    },
  };
}
