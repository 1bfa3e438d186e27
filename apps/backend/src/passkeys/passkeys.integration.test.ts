import { beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../clock/clock.js';
import { addPasskey, challengeOf, type Device } from '../testing/adding-passkey.js';
import { testAuthenticator } from '../testing/authenticator.js';
import { password, startTestBackend, type TestBackend } from '../testing/test-backend.js';

const origin = 'https://www.pomp.example';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ siteUrl: origin });
});

/** Said to whoever logs in and to whoever is logged in. */
const unknownPasskey = {
  code: 'wrongCredentials',
  reason: 'unknownPasskey',
  message: 'Deze passkey werkt hier niet, of het duurde te lang. Probeer het nog een keer of gebruik je wachtwoord.',
};

const newDevice = () => testAuthenticator({ origin, domain: 'www.pomp.example' });
async function logIn(device: Device, how?: Parameters<Device['sign']>[1]) {
  const browser = backend.browser();
  const challenge = await challengeOf(browser, 'postPasskeyQuestion');
  return { browser, ...(await browser.call('passkeyLogin', { body: device.sign(challenge, how) })) };
}
async function withPasskey() {
  const customer = await backend.customer();
  const device = newDevice();
  await expect(addPasskey(customer.browser, device)).resolves.toMatchObject({ status: 200 });
  return { ...customer, device };
}

describe('a passkey', () => {
  test('is made by whoever is logged in, opens the account without a password, and is told of', async () => {
    const { email, device } = await withPasskey();
    const { status, body, browser } = await logIn(device);
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { email } } });
    await expect(browser.call('getPasskeys', {})).resolves.toMatchObject({
      body: [{ createdAt: '2026-11-21T09:00:00.000Z', lastUsedAt: '2026-11-21T09:00:00.000Z' }],
    });
    await backend.runDueJobs();
    const told = backend.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
    expect(told.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['Passkey toegevoegd bij Pomp']));
  });

  test('counts as being sure of who it is', async () => {
    const { device } = await withPasskey();
    const { browser } = await logIn(device);
    await expect(browser.call('postUserDeletion', {})).resolves.toMatchObject({ status: 200 });
  });

  test('opens nothing any more when it was removed, and only its owner removes it', async () => {
    const { browser, device } = await withPasskey();
    const other = await withPasskey();
    const { body } = await browser.call('getPasskeys', {});
    const [{ id } = { id: '' }] = Array.isArray(body) ? body : [];
    await expect(other.browser.call('deletePasskey', { query: { id } })).resolves.toMatchObject({ status: 404 });
    await expect(logIn(device)).resolves.toMatchObject({ status: 200 });
    await expect(browser.call('deletePasskey', { query: { id } })).resolves.toMatchObject({ status: 200 });
    await expect(logIn(device)).resolves.toMatchObject({
      status: 401,
      body: unknownPasskey,
    });
  });

  test('isn’t made some time after logging in, unless the password is given again', async () => {
    const { browser } = await backend.customer();
    backend.pass(minutes(11));
    await expect(browser.call('postNewPasskey', {})).resolves.toMatchObject({ status: 403, body: { code: 'notConfirmed' } });
    await browser.call('confirmIdentity', { body: { password } });
    await expect(addPasskey(browser, newDevice())).resolves.toMatchObject({ status: 200 });
  });
});

describe('a passkey in place of the password', () => {
  const confirmBy = async (browser: TestBackend['browser'] extends (...given: never[]) => infer B ? B : never, device: Device) =>
    browser.call('confirmIdentity', { body: device.sign(await challengeOf(browser, 'postPasskeyQuestion')) });

  test('makes sure again who it is, for ten minutes', async () => {
    const { browser, device } = await withPasskey();
    backend.pass(minutes(11));
    await expect(browser.call('postUserDeletion', {})).resolves.toMatchObject({ status: 403, body: { code: 'notConfirmed' } });
    await expect(confirmBy(browser, device)).resolves.toMatchObject({ status: 200 });
    await expect(browser.call('postUserDeletion', {})).resolves.toMatchObject({ status: 200 });
    backend.pass(minutes(11));
    await expect(browser.call('deletePasskey', { query: { id: 'x' } })).resolves.toMatchObject({ status: 404 });
    await expect(browser.call('postNewPasskey', {})).resolves.toMatchObject({ status: 403 });
  });

  test('is one of the same customer, signing what was asked now', async () => {
    const { browser, device } = await withPasskey();
    const other = await withPasskey();
    backend.pass(minutes(11));
    const refused = { status: 401, body: unknownPasskey };
    await expect(confirmBy(browser, other.device)).resolves.toMatchObject(refused);
    await expect(browser.call('confirmIdentity', { body: device.sign('bWFkZSB1cA') })).resolves.toMatchObject(refused);
    const signed = device.sign(await challengeOf(browser, 'postPasskeyQuestion'), { isVerified: false });
    await expect(browser.call('confirmIdentity', { body: signed })).resolves.toMatchObject(refused);
    await expect(browser.call('postUserDeletion', {})).resolves.toMatchObject({ status: 403 });
  });
});

describe('what was signed', () => {
  test('counts once', async () => {
    const { device } = await withPasskey();
    const browser = backend.browser();
    const signed = device.sign(await challengeOf(browser, 'postPasskeyQuestion'));
    await expect(browser.call('passkeyLogin', { body: signed })).resolves.toMatchObject({ status: 200 });
    await expect(backend.browser().call('passkeyLogin', { body: signed })).resolves.toMatchObject({ status: 401 });
  });

  test('counts for five minutes', async () => {
    const { device } = await withPasskey();
    const browser = backend.browser();
    const challenge = await challengeOf(browser, 'postPasskeyQuestion');
    backend.pass(minutes(6));
    await expect(browser.call('passkeyLogin', { body: device.sign(challenge) })).resolves.toMatchObject({ status: 401 });
  });

  test('counts when it was asked, for what it was asked, on our site, by whoever the device knows', async () => {
    const { browser, device } = await withPasskey();
    const refused = { status: 401, body: { reason: 'unknownPasskey' } };
    await expect(logIn(device, { from: 'https://evil.example' })).resolves.toMatchObject(refused);
    await expect(logIn(device, { isVerified: false })).resolves.toMatchObject(refused);
    await expect(browser.call('passkeyLogin', { body: device.sign('bWFkZSB1cA') })).resolves.toMatchObject(refused);
    const forAdding = await challengeOf(browser, 'postNewPasskey');
    await expect(backend.browser().call('passkeyLogin', { body: device.sign(forAdding) })).resolves.toMatchObject(refused);
    // Someone else's key under a known name.
    const forged = { ...newDevice().sign(await challengeOf(browser, 'postPasskeyQuestion')), id: device.id };
    await expect(browser.call('passkeyLogin', { body: forged })).resolves.toMatchObject(refused);
  });

  test('of another customer’s question makes no passkey, nor does nonsense', async () => {
    const [one, other] = [await backend.customer(), await backend.customer()];
    const made = newDevice().make(await challengeOf(one.browser, 'postNewPasskey'));
    const refused = { status: 422, body: { reason: 'passkeyNotMade' } };
    await expect(other.browser.call('postPasskey', { body: made })).resolves.toMatchObject(refused);
    await expect(
      other.browser.call('postPasskey', { body: { id: 'a', clientDataJSON: 'e30', attestationObject: 'AA', transports: [] } }),
    ).resolves.toMatchObject(refused);
    await expect(other.browser.call('getPasskeys', {})).resolves.toMatchObject({ body: [] });
  });
});
