import { parse } from 'qs';
import { z } from 'zod';
import { filterQuery } from './filter-query.js';

const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');

const shared = {
  token: z.string(),
  version: z.enum(['draft', 'published']).default('published'),
  cv: z.string().optional(),
  resolve_links: z.enum(['story', 'url', 'link', '0', '1']).optional(),
  resolve_links_level: z.enum(['1', '2']).optional(),
  resolve_relations: commaList.optional(),
  resolve_level: z.string().optional(),
  resolve_assets: z.string().optional(),
  excluding_fields: commaList.optional(),
  excluding_story_fields: z.string().optional(),
  language: z.string().optional(),
  fallback_lang: z.string().optional(),
  from_release: z.string().optional(),
};

export const storyQuery = z.strictObject({ ...shared, find_by: z.literal('uuid').optional() });

export const storiesQuery = z.strictObject({
  ...shared,
  starts_with: z.string().default(''),
  by_slugs: commaList.optional(),
  excluding_slugs: commaList.optional(),
  by_uuids: commaList.optional(),
  by_uuids_ordered: commaList.optional(),
  excluding_ids: commaList.optional(),
  with_tag: commaList.optional(),
  search_term: z.string().optional(),
  content_type: z.string().optional(),
  is_startpage: flag.optional(),
  level: z.coerce.number().int().optional(),
  first_published_at_gt: z.string().optional(),
  first_published_at_lt: z.string().optional(),
  published_at_gt: z.string().optional(),
  published_at_lt: z.string().optional(),
  updated_at_gt: z.string().optional(),
  updated_at_lt: z.string().optional(),
  filter_query: filterQuery.optional(),
  sort_by: z.string().default('position:desc'),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(100).catch(100).default(25),
});

export const linksQuery = z.strictObject({
  token: z.string(),
  version: shared.version,
  cv: z.string().optional(),
  starts_with: z.string().default(''),
  with_parent: z.coerce.number().int().optional(),
  include_dates: flag.optional(),
  paginated: flag.optional(),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(1000).catch(1000).default(25),
});

export const datasourceQuery = z.strictObject({
  token: z.string(),
  version: shared.version,
  cv: z.string().optional(),
  datasource: z.string().regex(/^[\w-]+$/),
  dimension: z.string().optional(),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(1000).catch(1000).default(25),
});

export type StoriesQuery = z.infer<typeof storiesQuery>;
export type LinksQuery = z.infer<typeof linksQuery>;

/** Nested keys (`filter_query[a][in]`) become objects. */
export function parseSearch(url: string): Record<string, unknown> {
  return parse(new URL(url).search, { ignoreQueryPrefix: true, depth: 6 });
}
