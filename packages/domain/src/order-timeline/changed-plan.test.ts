import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPlan } from './changed-plan.js';
import type { TimelineEvent } from './timeline-event.js';

const plan = (version: number, at: string): TimelineEvent => ({
  id: `document-${version}`,
  at,
  kind: 'document',
  documentId: String(version),
  name: 'Installatieplan',
  documentKind: 'plan',
  url: `/plan-${version}`,
});
const signed = (version: number, at: string): TimelineEvent => ({
  id: `signed-${version}`,
  at,
  kind: 'signed',
  url: '/bevestiging',
});
const [first, second] = [plan(1, '2026-11-18T09:00:00.000Z'), plan(2, '2026-11-25T09:00:00.000Z')];
const signedFirst = signed(1, '2026-11-20T09:00:00.000Z');
const paid = { step: 'PY', withdrawnAt: null } as const;

test('a plan that comes after the one that was signed waits for a signature, until it has one', () => {
  expect(changedPlan([first], paid)).toBeUndefined();
  expect(changedPlan([first, signedFirst], paid)).toBeUndefined();
  expect(changedPlan([first, signedFirst, second], paid)).toBe(second);
  expect(changedPlan([first, signedFirst, second, signed(2, '2026-11-26T09:00:00.000Z')], paid)).toBeUndefined();
});

test('not once everything is placed, nor after a withdrawal', () => {
  const events = [first, signedFirst, second];
  expect(changedPlan(events, { ...paid, step: 'FP' })).toBeUndefined();
  expect(changedPlan(events, { ...paid, withdrawnAt: '2026-11-26T09:00:00.000Z' })).toBeUndefined();
});

test('whatever the order in which it is heard of, and however often', () => {
  const events = [first, signedFirst, second];
  fc.assert(
    fc.property(fc.shuffledSubarray([...events, ...events], { minLength: 6 }), (heard) => {
      expect(changedPlan(heard, paid)?.id).toBe('document-2');
    }),
  );
});
