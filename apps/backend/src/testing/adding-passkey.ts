import type { testAuthenticator } from './authenticator.js';
import type { Browser } from './browser.js';

export type Device = ReturnType<typeof testAuthenticator>;

export async function challengeOf(browser: Browser, call: 'postNewPasskey' | 'postPasskeyQuestion'): Promise<string> {
  const { status, body } = await browser.call(call, {});
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.challenge;
}

/** Adds a device's passkey to the account of whoever is logged in there. */
export const addPasskey = async (browser: Browser, device: Device) =>
  browser.call('postPasskey', { body: device.make(await challengeOf(browser, 'postNewPasskey')) });
