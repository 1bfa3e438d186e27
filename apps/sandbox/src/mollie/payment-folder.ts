import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneAtATime } from '../one-at-a-time.js';
import { storedPayment, type NewPayment, type Outcome, type StoredPayment } from './stored-payment.js';

export type PaymentFolder = ReturnType<typeof createPaymentFolder>;

/** Payments on disk, a file each; they survive a restart. */
export function createPaymentFolder(directory: string, clock: () => Date) {
  let loading: Promise<Map<string, StoredPayment>> | undefined;
  const payments = () => (loading ??= load(directory));
  const writing = oneAtATime();

  /** A file is there whole or not at all. */
  const write = (payment: StoredPayment): Promise<void> =>
    writing(async () => {
      await mkdir(directory, { recursive: true });
      const file = join(directory, `${payment.id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(payment));
      await rename(`${file}.part`, file);
    });

  return {
    get: async (id: string) => (await payments()).get(id),
    /** The last made first. */
    all: async () => [...(await payments()).values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    /** With the key of one that was made, it is that one. */
    add: async (asked: NewPayment, idempotencyKey: string | undefined): Promise<StoredPayment> => {
      const known = await payments();
      const before =
        idempotencyKey === undefined ? undefined : [...known.values()].find((payment) => payment.idempotencyKey === idempotencyKey);
      if (before) return before;
      const payment: StoredPayment = {
        ...asked,
        id: `tr_${randomUUID().replaceAll('-', '').slice(0, 22)}`,
        idempotencyKey,
        status: 'open',
        createdAt: clock().toISOString(),
      };
      known.set(payment.id, payment);
      await write(payment);
      return payment;
    },
    /** @param may whether it may become so, asked of the payment as it is by then. Undefined when it may not. */
    change: async (id: string, status: Outcome, may: (payment: StoredPayment) => boolean): Promise<StoredPayment | undefined> => {
      const known = await payments();
      const payment = known.get(id);
      if (!payment || !may(payment)) return undefined;
      if (payment.status === status) return payment;
      const changed: StoredPayment = { ...payment, status, changedAt: clock().toISOString() };
      known.set(id, changed);
      await write(changed);
      return changed;
    },
  };
}

async function load(directory: string): Promise<Map<string, StoredPayment>> {
  await mkdir(directory, { recursive: true });
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
  const found = await Promise.all(
    names.map(async (name) => storedPayment.parse(JSON.parse(await readFile(join(directory, name), 'utf8')))),
  );
  return new Map(found.map((payment) => [payment.id, payment]));
}
