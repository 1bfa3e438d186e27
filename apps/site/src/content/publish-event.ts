import { z } from 'zod';

const storyEvent = z.object({
  action: z.enum(['published', 'unpublished', 'deleted']),
  full_slug: z.string().min(1),
});

/**
 * What a webhook of Storyblok makes stale: one story with the overviews it is in, or everything: a datasource or an asset may be anywhere,
 * and a story that moved doesn't say where it was.
 */
export type PublishEvent = { changed: 'story'; fullSlug: string } | { changed: 'anything' };

export function publishEvent(body: unknown): PublishEvent {
  const story = storyEvent.safeParse(body);
  return story.success ? { changed: 'story', fullSlug: story.data.full_slug } : { changed: 'anything' };
}
