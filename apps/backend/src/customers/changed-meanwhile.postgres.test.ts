import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hours } from '../clock/clock.js';
import { password, startTestBackend } from '../testing/test-backend.js';
import { passwordResetRepository } from './password-reset.repository.js';
import { customerRepository } from './customer.repository.js';
import { emailChangeRepository } from './email-change.repository.js';

const backend = await startTestBackend();
const { database } = backend.context;
const waits = async () => {
  const { rows } = (await database.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as { rows: unknown[] };
  return rows.length;
};

/** The link in the mail that an action sends to an address. */
async function linkTo(address: string, action: () => Promise<unknown>): Promise<string> {
  await action();
  await backend.runDueJobs();
  const mail = backend.mailbox.mails.findLast(({ to }) => to?.[0]?.address === address);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Follows a link while somebody changes the customer: holds the customer, and takes what the link is of only once that waits. */
async function followWhile(customerId: string, follow: () => Promise<{ readonly status: number }>): Promise<number> {
  let following: ReturnType<typeof follow> | undefined;
  await database.transaction(async (transaction) => {
    await customerRepository(transaction).lock(customerId);
    following = follow();
    await expect.poll(waits).toBe(1);
    await emailChangeRepository(transaction).removeOf(customerId);
    await passwordResetRepository(transaction).removeOf(customerId);
  });
  return (await following)?.status ?? 0;
}

test('an address that is confirmed while the customer withdraws it is refused, and neither waits for the other for good', async () => {
  const { id, email, browser } = await backend.customer();
  const asked = `nieuw.${email}`;
  const form = { firstName: 'Joke', lastName: 'Smit', phoneNumber: '06 12 34 56 78', birthdate: '', email: asked };
  const token = await linkTo(asked, () => browser.call('putUser', { body: form }));
  expect(await followWhile(id, () => backend.browser().call('confirmEmail', { body: { token } }))).toBe(422);
});

test('so is a password that is chosen by link meanwhile', async () => {
  const { id, email } = await backend.customer();
  backend.pass(hours(1));
  const token = await linkTo(email, () => backend.browser().call('recoverPassword', { body: { email } }));
  const chosen = { newPassword: `${password}Anders`, confirmPassword: `${password}Anders` };
  expect(await followWhile(id, () => backend.browser().call('resetPassword', { body: { token, ...chosen } }))).toBe(422);
});
