import { z } from 'zod';
import { contentTag, storiesTag, storyTag } from './tags';

const storyEvent = z.object({
  action: z.enum(['published', 'unpublished', 'deleted', 'moved']),
  full_slug: z.string().min(1),
});

/** What a webhook of Storyblok makes stale: a story's pages and the overviews, or, for a datasource or an asset, everything. */
export function staleTags(event: unknown): string[] {
  const story = storyEvent.safeParse(event);
  return story.success ? [storyTag(story.data.full_slug), storiesTag] : [contentTag];
}
