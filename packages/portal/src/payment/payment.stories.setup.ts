import { exampleAnswer, success, type Overrides } from '@pomp/api-client/testing';
import type { Order } from '@pomp/domain';
import { answering } from '../provider/in-portal.stories.setup.js';

/** A sheet of A4 with a few words on it, so that a browser has something to show. */
const sheet = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
  '4 0 obj<</Length 104>>stream',
  'BT /F 28 Tf 60 740 Td (Installatieplan) Tj /F 13 Tf 0 -40 Td (Pomp AO op het dak van de uitbouw, 6 kW.) Tj ET',
  'endstream endobj',
  '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
  'trailer<</Root 1 0 R>>',
].join('\n');
export const sampleDocument = `data:application/pdf;base64,${btoa(sheet)}`;

const [exampleOrder] = exampleAnswer('getOrders') as [Order];
export const order: Order = { ...exampleOrder, step: 'PY', status: 'OG' };

const { plan: examplePlan } = exampleAnswer('getAgreement');
if (!examplePlan) throw new Error('The example has a plan to sign.');
/** A document that the seller made elsewhere. */
export const plan = { ...examplePlan, url: sampleDocument, facts: null };
/** The same, at its own address. */
export const planAtApi = { ...examplePlan, facts: null };
/** And one that the portal made, with what it says. */
export const madePlan = { ...examplePlan, url: sampleDocument };
export const agreement = exampleAnswer('putSignAgreement');
export const { terms } = exampleAnswer('getAgreement');
export const toSign = { plan, changed: null, terms, agreement: null, incasso: null };
export const signed = { plan, changed: null, terms, agreement, incasso: null };

export const invoice = { ...exampleAnswer('getInvoice'), documentUrl: sampleDocument };
export const finalInvoice = {
  ...invoice,
  type: 'FP' as const,
  invoiceNumber: 'F2026-0533',
  amount: 680_050,
  vat: 118_025,
  date: '2026-12-16' as const,
  dueDate: '2026-12-30' as const,
};

export const unpaid = { state: 'none', paidAt: null } as const;
export const paid = { state: 'paid', paidAt: '2026-11-21T09:12:00.000Z' } as const;

/** A backend with this order, asking for its down payment unless it says otherwise. */
export const paying = (rest: Partial<Order> = {}, overrides: Overrides = {}) =>
  answering({
    getOrders: success([{ ...order, ...rest }]),
    getAgreement: success(toSign),
    getInvoice: success(invoice),
    getPayment: success(unpaid),
    ...overrides,
  });

/** A payment that failed, until another one is started. `forget` comes before each story. */
export function failedOnce(checkoutUrl: string) {
  let again = false;
  return {
    forget: () => {
      again = false;
    },
    calls: {
      getPayment: () => success({ state: again ? 'open' : 'failed', paidAt: null }),
      postPayment: () => {
        again = true;
        return success({ checkoutUrl });
      },
    } satisfies Overrides,
  };
}
