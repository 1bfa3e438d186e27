import { ContentUnavailable, type Story } from '@pomp/cms';
import { registry } from './registry';

/**
 * A story as a page. One whose root is unknown or filled in wrongly would be an empty page in the place of the last good one: as when the
 * content service is away, that one stays. Rejects with `ContentUnavailable`.
 */
export function showableStory(story: Story): Story {
  const { full_slug, content } = story;
  const root = registry.get(content.component)?.prepare(content);
  if (root?.status === 'ready') return story;
  throw new ContentUnavailable(`story ${full_slug}`, root ? root.issues.join('; ') : `there is no page '${content.component}'`);
}
