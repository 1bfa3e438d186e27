import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { addDocument, type NewDocument } from '../documents/add-document.js';
import type { TestBackend } from './test-backend.js';

export const planBytes = Buffer.from('%PDF-1.7\n% een installatieplan\n%%EOF\n');
export const planSha256 = createHash('sha256').update(planBytes).digest('hex');

/** The plan of an order, as the seller adds it. */
export const addPlan = (backend: TestBackend, orderId: string, rest: Partial<NewDocument> = {}) =>
  addDocument(
    { ...backend.context, storage: backend.storage },
    {
      orderId,
      reference: 'plan-1',
      name: 'Installatieplan',
      kind: 'plan',
      date: '2026-11-18',
      content: Readable.from([planBytes]),
      ...rest,
    },
  );
