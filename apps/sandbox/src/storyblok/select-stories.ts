import { textsIn } from './field-value.js';
import { matchesFilter, wildcard } from './filter-query.js';
import type { StoriesQuery } from './query.js';
import { sortStories } from './sort-stories.js';
import type { Story } from './story-file.js';

/** The stories that a query asks for, in its order, all pages of it. */
export function selectStories(stories: readonly Story[], query: StoriesQuery): Story[] {
  const found = stories.filter((story) => matches(story, query));
  const ordered = query.by_uuids_ordered;
  if (ordered) return ordered.flatMap((uuid) => found.find((story) => story.uuid === uuid) ?? []);
  return sortStories(found, query.sort_by);
}

function matches(story: Story, query: StoriesQuery): boolean {
  return [
    story.default_full_slug.startsWith(query.starts_with),
    !query.by_slugs || query.by_slugs.some((pattern) => wildcard(pattern).test(story.default_full_slug)),
    !query.excluding_slugs?.some((pattern) => wildcard(pattern).test(story.default_full_slug)),
    !query.by_uuids || query.by_uuids.includes(story.uuid),
    !query.by_uuids_ordered || query.by_uuids_ordered.includes(story.uuid),
    !query.excluding_ids?.includes(String(story.id)),
    !query.with_tag || query.with_tag.some((tag) => story.tag_list.includes(tag)),
    query.is_startpage === undefined || story.is_startpage === query.is_startpage,
    query.content_type === undefined || story.content.component === query.content_type,
    query.level === undefined || levelOf(story) === query.level,
    !query.search_term || mentions(story, query.search_term),
    later(story.first_published_at, query.first_published_at_gt) && later(query.first_published_at_lt, story.first_published_at),
    later(story.published_at, query.published_at_gt) && later(query.published_at_lt, story.published_at),
    later(story.updated_at, query.updated_at_gt) && later(query.updated_at_lt, story.updated_at),
    !query.filter_query || matchesFilter(story, query.filter_query),
  ].every(Boolean);
}

const levelOf = ({ default_full_slug }: Story) => default_full_slug.split('/').filter(Boolean).length;

function mentions(story: Story, term: string): boolean {
  const needle = term.toLowerCase();
  return [story.name, story.slug, ...textsIn(story.content)].some((text) => text.toLowerCase().includes(needle));
}

/** Holds too where one side is not asked for. */
function later(date: string | null | undefined, than: string | null | undefined): boolean {
  return date === undefined || than === undefined || Date.parse(date ?? '') > Date.parse(than ?? '');
}
