import { createHmac } from 'node:crypto';
import { emitWarning } from 'node:process';

/** Where a space says that something of it changed. */
export interface Webhook {
  readonly endpoint: string;
  readonly actions: readonly string[];
  readonly secret?: string | undefined;
  readonly activated?: boolean | undefined;
}

/** Posts to each webhook that wants to know it that a story was published, signed with what only it and the webhook know. Once, and nobody waits for it, as Storyblok does. */
export function tellPublished(webhooks: readonly Webhook[], spaceId: number, story: { id: number; full_slug: string }): void {
  const event = { action: 'published', space_id: spaceId, story_id: story.id, full_slug: story.full_slug };
  const body = JSON.stringify({ text: `The story ${story.full_slug} was published`, ...event });
  for (const { endpoint, actions, secret, activated = true } of webhooks) {
    if (!activated || !actions.includes('story.published')) continue;
    const signature = secret && createHmac('sha1', secret).update(body).digest('hex');
    fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'webhook-signature': signature }) },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok, status }) => {
        if (!ok) emitWarning(`The webhook at ${endpoint} answered ${status}.`);
      },
      (error: unknown) => emitWarning(`The webhook at ${endpoint} can't be reached: ${String(error)}`),
    );
  }
}
