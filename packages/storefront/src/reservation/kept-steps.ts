import { tabStorage } from '@pomp/api-client';
import type { RawAnswers } from '@pomp/domain';

export const reservationSteps = ['contact', 'details'] as const;
export type ReservationStep = (typeof reservationSteps)[number];

const keyOf = (step: ReservationStep) => `pomp.reservation.${step}`;

/** Keeps what was typed in a step, for this tab. */
export const keepTyped = (step: ReservationStep, typed: RawAnswers): void => tabStorage.set(keyOf(step), JSON.stringify(typed));

/** What was typed in a step before. Storage is the visitor's: anything else in it is nothing. */
export function keptTyped(step: ReservationStep): RawAnswers {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(keyOf(step)) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Once it is placed, whoever reserves next begins with nothing. */
export function forgetTyped(): void {
  for (const step of reservationSteps) tabStorage.remove(keyOf(step));
}

const isRecord = (value: unknown): value is RawAnswers => typeof value === 'object' && value !== null && !Array.isArray(value);
