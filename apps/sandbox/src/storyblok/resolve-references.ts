import { objectsIn } from './field-value.js';
import type { Story } from './story-file.js';

/** Storyblok answers with the stories themselves up to this many, with their uuids above it. */
const inlineLimit = 50;

interface Asked {
  resolve_links?: string | undefined;
  resolve_relations?: string[] | undefined;
}

/** The `links` and `rels` that go with stories: what their link and relation fields point at. */
export function resolveReferences(
  stories: readonly Story[],
  all: readonly Story[],
  { resolve_links: kind, resolve_relations: relations }: Asked,
) {
  const links = kind && kind !== '0' ? pick(all, linkedUuids(stories)) : [];
  const rels = relations ? pick(all, relatedUuids(stories, relations)) : [];
  return {
    ...(rels.length > inlineLimit ? { rels: [], rel_uuids: rels.map(({ uuid }) => uuid) } : { rels }),
    ...(links.length > inlineLimit
      ? { links: [], link_uuids: links.map(({ uuid }) => uuid) }
      : { links: links.map((story) => (kind === 'url' ? urlObject(story) : kind === 'link' ? linkObject(story) : story)) }),
  };
}

const pick = (all: readonly Story[], uuids: Set<string>) => all.filter(({ uuid }) => uuids.has(uuid));

/** Link fields carry the story's uuid in `id`, links in rich text in `uuid`. */
function linkedUuids(stories: readonly Story[]): Set<string> {
  const links = objectsIn(stories.map(({ content }) => content)).filter(({ linktype }) => linktype === 'story');
  return new Set(links.flatMap(({ id, uuid }) => [id, uuid]).filter((value) => typeof value === 'string'));
}

/** `resolve_relations=article.author`: the field `author` of every `article` block. */
function relatedUuids(stories: readonly Story[], relations: string[]): Set<string> {
  const blocks = objectsIn(stories.map(({ content }) => content));
  const values = relations.flatMap((relation) => {
    const [component, field = ''] = relation.split('.');
    return blocks.filter((block) => block.component === component).flatMap((block) => block[field]);
  });
  return new Set(values.filter((value) => typeof value === 'string'));
}

function urlObject({ id, uuid, name, slug, full_slug, path }: Story) {
  return { id, uuid, name, slug, full_slug, url: path ?? full_slug };
}

/** A story as `/v2/cdn/links` has it: `slug` is the full slug. */
export function linkObject(story: Story) {
  return {
    id: story.id,
    uuid: story.uuid,
    slug: story.default_full_slug,
    path: story.path,
    parent_id: story.parent_id,
    name: story.name,
    is_folder: false,
    published: story.published_at !== null,
    is_startpage: story.is_startpage,
    position: story.position,
    real_path: `/${(story.path ?? story.default_full_slug).replace(/^\//, '')}`,
  };
}
