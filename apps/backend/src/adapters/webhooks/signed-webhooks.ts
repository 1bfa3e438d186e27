import { Webhook } from 'standardwebhooks';
import { seconds } from '../../clock/clock.js';
import type { WebhookTarget } from '../../webhooks/webhook-target.js';

export interface SignedWebhooks {
  /** From configuration alone: nothing that anyone sends is ever an address. */
  readonly url: string;
  /** `whsec_` and base64. */
  readonly secret: string;
  /** After how many milliseconds without an answer a request fails. */
  readonly timeout?: number;
}

/** Posts by Standard Webhooks (standardwebhooks.com): id, time and a signature over both and the body in headers. */
export function signedWebhooks({ url, secret, timeout = seconds(10) }: SignedWebhooks): WebhookTarget {
  const signer = new Webhook(secret);
  return {
    send: async ({ id, at, body }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Pomp',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / seconds(1))),
          'webhook-signature': signer.sign(id, at, body),
        },
        body,
        // What a receiver points to instead isn't what was configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      // Whatever it says is not read: it can be endless.
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The receiver of webhooks answered ${response.status}.`);
    },
  };
}
