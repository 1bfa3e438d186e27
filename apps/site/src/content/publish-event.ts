import { z } from 'zod';

const storyEvent = z.object({
  action: z.enum(['published', 'unpublished', 'deleted', 'moved']),
  full_slug: z.string().min(1),
});

/** What a webhook of Storyblok makes stale: one story with the overviews it is in, or, for a datasource or an asset, everything. */
export type PublishEvent = { changed: 'story'; fullSlug: string } | { changed: 'anything' };

export function publishEvent(body: unknown): PublishEvent {
  const story = storyEvent.safeParse(body);
  return story.success ? { changed: 'story', fullSlug: story.data.full_slug } : { changed: 'anything' };
}
