import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { PaymentType } from '@pomp/domain';
import { molliePayments } from '../adapters/payments/mollie-payments.js';
import type { PaymentProvider } from '../payments/payment-provider.js';
import { webhookPath } from '../payments/payment-context.js';
import { afterFile } from './after-file.js';
import { askBackOffice } from './back-office.js';
import { openLine, type CuttableLine } from './cuttable-line.js';
import { addPlan, planSha256 } from './plan-document.js';
import { startSandbox, type SandboxProcess } from './sandbox-process.js';
import { startTestBackend, type TestBackend, type TestCustomer } from './test-backend.js';

export interface PayingBackend extends TestBackend {
  /** With the line to it, which can be cut. */
  readonly sandbox: SandboxProcess & Pick<CuttableLine, 'cut' | 'restore'>;
  /** A customer with an order that asks for this payment, and its invoice; the plan is signed unless said otherwise. */
  toPay(
    type: PaymentType,
    options?: { readonly signed?: boolean },
  ): Promise<TestCustomer & { readonly orderId: string; readonly amount: number; sign(): Promise<void> }>;
  /** A notice as the provider sends it, or anyone else. */
  notice(body: string): Promise<Response>;
}

interface PayingOptions {
  /** What is to happen around the provider's answers. */
  readonly around?: (provider: PaymentProvider) => PaymentProvider;
}

/** A backend behind a socket, with the sandbox's payments at the other end of a real line: its notices come in as Mollie's do. */
export async function startPayingBackend({ around = (provider) => provider }: PayingOptions = {}): Promise<PayingBackend> {
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = createServer(getRequestListener((request) => answer(request)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = await startSandbox();
  const line = await openLine({ host: '127.0.0.1', port: Number(new URL(sandbox.url).port) });
  const backend = await startTestBackend({
    publicUrl,
    payments: around(
      molliePayments({ url: `http://127.0.0.1:${line.port}/mollie/v2`, apiKey: sandbox.mollieApiKey, timeout: 5_000 }),
    ),
  });
  answer = (request) => backend.app.fetch(request);
  afterFile(async () => {
    server.closeAllConnections();
    server.close();
    await line.cut();
    await sandbox.stop();
  });

  let orders = 0;
  return {
    ...backend,
    sandbox: { ...sandbox, cut: line.cut, restore: line.restore },
    toPay: async (type, { signed = true } = {}) => {
      const customer = await backend.customer();
      const place = type === 'PY' ? ({ step: 'PY', status: 'OG' } as const) : ({ step: 'FP', status: 'MI' } as const);
      const { id: orderId } = await askBackOffice(backend, 'postCustomerOrder', {
        query: { customerId: customer.id },
        body: { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12', ...place },
      });
      const amount = 170_000 + ++orders;
      await askBackOffice(backend, 'putInvoice', {
        query: { orderId, type },
        body: { invoiceNumber: `F2026-${orders}`, amount, vat: 29_504, date: '2026-11-20' },
      });
      const { documentId } = await addPlan(backend, orderId);
      const sign = async () =>
        void (await customer.browser.call('putSignAgreement', {
          query: { id: orderId },
          body: { name: 'Joke Smit', agreed: true, terms: true, documentId, sha256: planSha256 },
        }));
      if (signed && type === 'PY') await sign();
      return { ...customer, orderId, amount, sign };
    },
    notice: (body) =>
      fetch(publicUrl + webhookPath, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }),
  };
}
