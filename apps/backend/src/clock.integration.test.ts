import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from './adapters/database/schema/index.js';
import { days, hours } from './clock.js';
import { startTestBackend, type TestBackend } from './testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

/** As on a server of which the clock jumps, or on two that differ. */
describe.each([
  ['ahead', days(1)],
  ['back', -days(1)],
])('a clock that goes a day %s', (_direction, jump) => {
  test('leaves who is signed in signed in, for as long as was promised', async () => {
    const { browser } = await backend.customer();
    backend.pass(jump);
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
    await expect(browser.call('session', {})).resolves.toMatchObject({ status: 200 });
    backend.pass(days(16));
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
  });

  test('keeps what happened in the order in which it happened', async () => {
    const { id, browser, houseId } = await backend.customer();
    const save = (gasConsumption: string) => browser.call('postHouseInfo', { query: { houseId }, body: { houseInfo: { completed: false, consumption: { gasConsumption } } } });
    await browser.call('postUserDeletion', {});
    backend.pass(jump);
    await save('1');
    backend.pass(-jump);
    await browser.call('deleteUserDeletion', {});
    const traces = await backend.context.database.select({ action: audit.action }).from(audit).where(eq(audit.customerId, id)).orderBy(audit.id);
    expect(traces.map(({ action }) => action).slice(-3)).toEqual(['requestDeletion', 'saveSection', 'withdrawDeletion']);
  });

  test('never makes a link work longer than its time after the jump', async () => {
    const { email } = await backend.customer();
    backend.pass(jump);
    const before = backend.mailbox.mails.length;
    await backend.browser().call('recoverPassword', { body: { email } });
    await backend.runDueJobs();
    const [, token = ''] = /token=([\w-]+)/.exec(backend.mailbox.mails.slice(before).at(-1)?.text ?? '') ?? [];
    expect(token).not.toBe('');
    backend.pass(hours(1));
    const chosen = { newPassword: 'Warmer2026', confirmPassword: 'Warmer2026' };
    await expect(backend.browser().call('resetPassword', { body: { token, ...chosen } })).resolves.toMatchObject({ status: 422, body: { code: 'expiredLink' } });
  });
});
