import { enqueue } from '../jobs/job.repository.js';
import type { Context } from '../context/context.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import { knownDeviceRepository } from './known-device.repository.js';

interface Login {
  readonly customerId: string;
  /** As the browser tells of itself. */
  readonly device: string | undefined;
  /** What the browser kept of an earlier log-in, of this customer or another. */
  readonly deviceToken: string | undefined;
}

/**
 * Mails the customer about a log-in from a browser where they never logged in before; not about the first one of all. Part of the transaction of the log-in.
 * @returns what the browser keeps to be known by.
 */
export async function recogniseDevice({ database, clock }: Context, { customerId, device, deviceToken }: Login): Promise<string> {
  const token = deviceToken ?? newSecretToken();
  const tokenHash = hashOfToken(token);
  const now = clock();
  const devices = knownDeviceRepository(database);
  const known = await devices.hashesOf(customerId);
  await devices.see({ tokenHash, customerId, device, lastSeenAt: now });
  if (known.length > 0 && !known.includes(tokenHash))
    await enqueue(database, {
      kind: 'sendMail',
      payload: { template: 'newDevice', customerId, device: device ?? null, at: now.toISOString() },
      now,
    });
  return token;
}
