import type { LinksQuery } from './query.js';
import { linkObject } from './resolve-references.js';
import type { Folder, Space } from './story-folder.js';

/** Stories and folders in short, by slug. */
export function linksOf(space: Space, query: LinksQuery) {
  const stories = space.stories(query.version).map((story) => ({
    ...linkObject(story),
    alternates: story.translated_slugs.map(({ path, name, lang, published }) => ({
      path,
      name,
      lang,
      published,
      translated_slug: path,
    })),
    ...(query.include_dates && { published_at: story.published_at, created_at: story.created_at, updated_at: story.updated_at }),
  }));
  return [...space.folders.map(folderLink), ...stories]
    .filter(({ slug }) => slug.startsWith(query.starts_with))
    .filter(({ parent_id }) => query.with_parent === undefined || (parent_id ?? 0) === query.with_parent)
    .toSorted((left, right) => left.slug.localeCompare(right.slug, 'en'));
}

function folderLink({ id, uuid, name, full_slug, parent_id }: Folder) {
  return {
    id,
    uuid,
    slug: full_slug,
    path: null,
    parent_id,
    name,
    is_folder: true,
    published: false,
    is_startpage: false,
    position: 0,
    real_path: `/${full_slug}`,
  };
}
