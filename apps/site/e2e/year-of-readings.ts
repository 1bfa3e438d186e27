import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ask, order } from './seller';
import { inDatabase } from './shared-stack';
import type { Stack } from './stack';

const days = 330;

/** Puts the installation of an order, and what was read since, as far back as nearly a year: as if that had passed. */
export const letNearlyAYearPass = (orderId: string) =>
  inDatabase([
    [`update meter_reading set read_on = read_on - ${days} where order_id = $1`, [orderId]],
    [
      `update appointment set starts_at = starts_at - interval '${days} days', ends_at = ends_at - interval '${days} days' where order_id = $1 and kind = 'installation'`,
      [orderId],
    ],
  ]);

/** Homes of others, who let theirs count: each used what was promised. */
export async function othersShareReadings(stack: Stack, count: number): Promise<void> {
  const others = await Promise.all(
    Array.from({ length: count }, async () => {
      // They don't log in: a password would have to wait for its mail.
      const email = `buren.${randomUUID()}@pomp.example`;
      const customer = await ask(stack, 'postCustomer', { body: { email, firstName: 'Noor', lastName: 'Visser' } });
      const { orderId } = await order(stack, customer, 'Pomp AO', { step: 'CP', status: 'OK' });
      await ask(stack, 'putDelivery', {
        query: { orderId },
        body: {
          deviceCode: null,
          warranties: [],
          serviceOn: null,
          promise: { gas: { from: 300, to: 500 }, electricity: { from: 4_000, to: 5_000 } },
        },
      });
      return orderId;
    }),
  );
  const readings = [
    { ago: days, gas: 1_000, electricity: 20_000 },
    { ago: 0, gas: 1_350, electricity: 24_000 },
  ];
  await inDatabase(
    others.flatMap((orderId) =>
      readings.map(
        ({ ago, gas, electricity }) =>
          [
            'insert into meter_reading (id, order_id, read_on, gas, electricity, shared, created_at) values (gen_random_uuid(), $1, current_date - $2::int, $3, $4, true, now())',
            [orderId, ago, gas, electricity],
          ] as const,
      ),
    ),
  );
}

const amount = (digits: string) => Number(digits).toLocaleString('nl-NL');

/** Today's, on the page of an order that is done. */
export async function giveReadings(page: Page, { gas, electricity }: { readonly gas: string; readonly electricity: string }) {
  await page.getByRole('textbox', { name: /^Gas/ }).fill(gas);
  await page.getByRole('textbox', { name: /^Stroom/ }).fill(electricity);
  await page.getByRole('button', { name: 'Doorgeven' }).click();
  await expect(page.getByText(`Gas ${amount(gas)} m³, stroom ${amount(electricity)} kWh`)).toBeVisible();
}
