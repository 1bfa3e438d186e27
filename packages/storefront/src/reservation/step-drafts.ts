import { tabStorage } from '@pomp/api-client';
import type { RawAnswers } from '@pomp/domain';

export const reservationSteps = ['contact', 'details'] as const;
export type ReservationStep = (typeof reservationSteps)[number];

const keyOf = (step: ReservationStep) => `pomp.reservation.${step}`;

/** Saves what was typed in a step, for this tab. */
export const saveStepDraft = (step: ReservationStep, typed: RawAnswers): void => tabStorage.set(keyOf(step), JSON.stringify(typed));

/** What was typed in a step before; empty when there is nothing, or when storage holds anything else. */
export function readStepDraft(step: ReservationStep): RawAnswers {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(keyOf(step)) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** For when the reservation is placed: the next one starts empty. */
export function deleteStepDrafts(): void {
  for (const step of reservationSteps) tabStorage.remove(keyOf(step));
}

const isRecord = (value: unknown): value is RawAnswers => typeof value === 'object' && value !== null && !Array.isArray(value);
