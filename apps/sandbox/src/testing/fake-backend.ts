import { createAdaptorServer } from '@hono/node-server';
import { backofficeCalls, type BackofficeCallName, type BackofficeCalls, type Call, type ResponseOf } from '@pomp/api-contract';
import { orderMove, type OrderPlace } from '@pomp/domain';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { addressOf, closeHttp, listen } from '../listening.js';

type Shown = ResponseOf<BackofficeCalls['getOrder']>;

interface Received {
  readonly name: BackofficeCallName;
  readonly query: Record<string, string>;
  readonly body: unknown;
}

export interface FakeBackend {
  readonly url: string;
  /** The one order that can be opened. */
  readonly shown: Shown;
  /** Orders that are listed besides. */
  readonly others: Shown['order'][];
  /** Every call that was valid, with its query and body. */
  readonly received: readonly Received[];
  /** The next of these calls is refused. */
  readonly refuseNext: (name: BackofficeCallName) => void;
  /** The bytes of the last file. */
  readonly file: () => Buffer;
  stop: () => Promise<void>;
}

export const apiKey = 'the-key-of-the-back-office';

/** A backend with one order, which validates every call against the contract and records it. */
export async function startFakeBackend(): Promise<FakeBackend> {
  const example = structuredClone(backofficeCalls.getOrder.example.response);
  const shown: Shown = {
    ...example,
    order: { ...example.order, step: 'DI', status: 'MI', inspectionAppointment: { date: null } },
    appointments: [],
    documents: [],
    invoices: [],
  };
  const others: Shown['order'][] = [];
  const received: Received[] = [];
  const refusedNext = new Set<BackofficeCallName>();
  let file = Buffer.alloc(0);

  const answers: { [Name in BackofficeCallName]?: (call: Received) => object | string } = {
    getAllOrders: () => ({ orders: [shown.order, ...others].map((order) => ({ order, customer: shown.customer })) }),
    getOrder: ({ query }) =>
      [shown.order.id, shown.order.orderNumber].includes(query.order ?? '') ? shown : 'Dit is er niet (meer).',
    getTurns: () => backofficeCalls.getTurns.example.response,
    postOrderMessage: ({ body }) => {
      const message = { ...backofficeCalls.postOrderMessage.example.response, text: (body as { text: string }).text };
      shown.events.push(message);
      return message;
    },
    postOrderPhoto: () => backofficeCalls.postOrderPhoto.example.response,
    putOrderMessagesRead: () => ({}),
    putNoAnswerNeeded: () => ({}),
    putAdviser: ({ body }) => ({ adviser: (body as { name: string | null }).name }),
    putPhotoAgain: ({ query, body }) => {
      const { reason } = body as { reason: string | null };
      const again = reason === null ? undefined : { reason, at: '2026-11-20T15:40:00.000Z' };
      const photo = shown.photos.find(({ id }) => id === query.uploadId);
      if (photo) Object.assign(photo, { again });
      return { again: again ?? null };
    },
    putDelivery: ({ body }) => Object.assign(shown, { delivery: body }),
    getCaughtForms: () => backofficeCalls.getCaughtForms.example.response,
    getDeletions: () => backofficeCalls.getDeletions.example.response,
    deleteCustomer: () => backofficeCalls.deleteCustomer.example.response,
    getBudgets: () => backofficeCalls.getBudgets.example.response,
    getChanges: () => backofficeCalls.getChanges.example.response,
    postCustomer: () => ({ customerId: shown.customer.customerId }),
    postCustomerHouse: () => shown.house,
    postCustomerOrder: () => shown.order,
    putOrderStep: ({ body }) => {
      const { step, status, correction } = body as OrderPlace & { correction?: object };
      if (orderMove(shown.order, { step, status }) === 'back' && !correction)
        return 'Een bestelling gaat alleen terug als correctie, met een reden.';
      return Object.assign(shown.order, { step, status });
    },
    putAppointment: ({ query, body }) => {
      const { startsAt } = body as { startsAt: string };
      const planned = { ...backofficeCalls.putAppointment.example.response, kind: query.kind as 'inspection', startsAt };
      shown.appointments.splice(0, 1, planned);
      Object.assign(shown.order, { inspectionAppointment: { date: startsAt } });
      return planned;
    },
    deleteAppointment: () => (shown.appointments.splice(0), {}),
    postDocument: ({ query }) => {
      shown.documents.push({
        documentId: 'document',
        reference: query.reference ?? '',
        name: query.name ?? '',
        kind: query.kind as 'plan',
        date: '2026-02-03',
      });
      return { documentId: 'document', url: '/api/account/getDocument?documentId=document' };
    },
    postPlan: ({ query }) => {
      const made = {
        documentId: 'plan',
        reference: query.reference ?? '',
        name: 'Installatieplan',
        kind: 'plan',
        date: '2026-02-03',
      };
      shown.documents.push(made as Shown['documents'][number]);
      return backofficeCalls.postPlan.example.response;
    },
    putInvoice: ({ query, body }) => {
      const { invoiceNumber, amount, vat } = body as { invoiceNumber: string; amount: number; vat: number };
      const invoice = { ...backofficeCalls.putInvoice.example.response, type: query.type as 'PY', invoiceNumber, amount, vat };
      shown.invoices.splice(0, 1, invoice);
      return invoice;
    },
    postPaymentReceived: () => {
      const [invoice] = shown.invoices;
      return invoice
        ? Object.assign(invoice, { payment: { state: 'paid', paidAt: '2026-02-03T12:00:00.000Z' } })
        : 'Er is geen factuur.';
    },
    putIncasso: () => backofficeCalls.putIncasso.example.response,
  };

  const app = new Hono();
  for (const [name, call] of Object.entries<Call>(backofficeCalls) as [BackofficeCallName, Call][]) {
    app.on(call.method, [call.path], async (c) => {
      if (c.req.header('authorization') !== `Bearer ${apiKey}`)
        return c.json({ message: 'De sleutel klopt niet.', code: 'wrongKey' }, 401);
      const query = c.req.query();
      if (call.query) z.parse(call.query, query);
      if (call.sends === 'file') file = Buffer.from(await c.req.arrayBuffer());
      const body: unknown = call.body && z.parse(call.body, await c.req.json());
      received.push({ name, query, body });
      if (name === 'getOrderPhoto') return c.body('een foto', 200, { 'content-type': 'image/webp' });
      const answer = (refusedNext.delete(name) ? undefined : answers[name]?.({ name, query, body })) ?? 'Dit kan hier niet.';
      if (typeof answer !== 'string') return c.json(answer);
      return name === 'getOrder'
        ? c.json({ message: answer, code: 'notFound' }, 404)
        : c.json({ message: answer, code: 'conflict' }, 409);
    });
  }
  const http = createAdaptorServer({ fetch: app.fetch });
  await listen(http, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${addressOf(http)}`,
    shown,
    others,
    received,
    refuseNext: (name) => refusedNext.add(name),
    file: () => file,
    stop: () => closeHttp(http),
  };
}
