import type { CallAnswer } from '@pomp/api-client';
import { exampleAnswer } from '@pomp/api-client/testing';

const sentPlan = {
  kind: 'document',
  documentId: 'plan',
  name: 'Installatieplan',
  documentKind: 'plan',
  url: '/api/account/getDocument?documentId=plan',
} as const;

/** What was signed and paid has changed since. */
export const changedPlanStory: CallAnswer<'getOrderTimeline'> = {
  ...exampleAnswer('getOrderTimeline'),
  events: [
    { ...sentPlan, id: 'document-1', at: '2026-11-16T15:41:00.000Z' },
    { id: 'signed-1', at: '2026-11-17T19:14:00.000Z', kind: 'signed', url: '/api/account/getDocument?documentId=confirmation' },
    { ...sentPlan, id: 'document-2', at: '2026-11-20T15:41:00.000Z', documentId: 'changed' },
  ],
  turn: { customer: true, seller: [] },
  unread: 0,
};
