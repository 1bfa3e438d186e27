import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOf } from './identity.js';
import { languagesIn, translatedContent } from './translated-content.js';
import { storyFile, type Story, type StoryFile, type StoryVersion } from './story-file.js';

export interface Folder {
  id: number;
  uuid: string;
  name: string;
  full_slug: string;
  parent_id: number | null;
}

/** Which language stories are asked for in: by codes, of which `default` is the space's own. */
export interface AskedLanguage {
  language?: string | undefined;
  fallback_lang?: string | undefined;
}

/** Everything in the folder at one moment. */
export interface Space {
  /** Cache version: seconds since 1970, and never the same for two different states of the folder, unless the sandbox started again among changes that came faster than one a second. */
  cv: number;
  folders: Folder[];
  /** The codes of the languages that something is translated into. */
  languages: string[];
  /** In the space's own language unless another is asked for; what isn't translated is in the fallback's, or its own. */
  stories: (version: StoryVersion, language?: AskedLanguage) => readonly Story[];
  /** Story files that could not be read, each with its reason. */
  broken: { path: string; reason: string }[];
}

interface Entry {
  /** Path below the content folder, with `/`, without `.json`. */
  slug: string;
  modified: number;
  file: StoryFile;
}

/** A file that is no story, or is just being replaced; the others are still served. */
interface Broken {
  path: string;
  modified: number;
  reason: string;
}

/**
 * Looks at the folder anew on each request, so that an edited file is served at once; a file that didn't change isn't read again, and stories are made again
 * only once something did.
 */
export function createStoryFolder(directory: string): { read: () => Promise<Space> } {
  const known = new Map<string, Entry | Broken>();
  let fingerprint = '';
  let space: Space | undefined;

  async function read(): Promise<Space> {
    // At once: handed to other threads one by one, a hundred files cost several times as much processor time for each request.
    const paths = readdirSync(directory, { recursive: true, withFileTypes: true });
    const files = paths
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
      .sort();
    const results = await Promise.all(files.map((path) => readStory(directory, path, known)));
    const current = results.map((result) => `${'file' in result ? result.slug : result.path}@${result.modified}`).join('|');
    if (space && current === fingerprint) return space;
    // What was removed shows only in the folder that it was in.
    const folders = [directory, ...paths.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
    const newest = Math.max(...folders.map(modifiedAt), ...results.map(({ modified }) => modified));
    space = spaceOf(results, Math.max((space?.cv ?? 0) + 1, Math.floor(newest / 1000)));
    fingerprint = current;
    return space;
  }

  return { read };
}

function spaceOf(results: readonly (Entry | Broken)[], cv: number): Space {
  const entries = results.filter((result) => 'file' in result);
  const languages = [
    ...new Set(
      entries.flatMap(({ file }) => [...file.translated_slugs.map(({ lang }) => lang), ...languagesIn([file.content, file.draft])]),
    ),
  ].sort();
  const translatedPath = translatedPaths(entries);
  const made = new Map<string, Story[]>();
  return {
    cv,
    broken: results.filter((result) => 'reason' in result),
    folders: foldersOf(entries),
    languages,
    stories: (version, asked = {}) => {
      const which = JSON.stringify([version, asked.language, asked.fallback_lang]);
      const stories =
        made.get(which) ??
        entries
          .flatMap((entry) => storyOf(entry, version) ?? [])
          .map((story) => inLanguage(story, asked, languages, translatedPath));
      // Whoever asks decides what a language is called: only those that there are are kept.
      if (
        [asked.language, asked.fallback_lang].every((code) => code === undefined || code === 'default' || languages.includes(code))
      )
        made.set(which, stories);
      return stories;
    },
  };
}

/** One that is gone says so when it is read. */
const modifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

async function readStory(directory: string, path: string, known: Map<string, Entry | Broken>): Promise<Entry | Broken> {
  const modified = modifiedAt(join(directory, path));
  const before = known.get(path);
  if (before && 'file' in before && before.modified === modified) return before;
  const story = await parseStory(directory, path, modified);
  known.set(path, story);
  return story;
}

async function parseStory(directory: string, path: string, modified: number): Promise<Entry | Broken> {
  const full = join(directory, path);
  try {
    const result = storyFile.safeParse(JSON.parse(await readFile(full, 'utf8')));
    if (result.success) return { slug: path.slice(0, -'.json'.length).split('\\').join('/'), modified, file: result.data };
    return { path, modified, reason: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') };
  } catch (error) {
    return { path, modified, reason: error instanceof Error ? error.message : String(error) };
  }
}

function foldersOf(entries: Entry[]): Folder[] {
  const slugs = new Set(entries.flatMap(({ slug }) => ancestorsOf(slug)));
  return [...slugs].sort().map((full_slug) => {
    const { id, uuid } = identityOf(`folder:${full_slug}`);
    return { id, uuid, name: full_slug.split('/').at(-1) ?? full_slug, full_slug, parent_id: parentIdOf(full_slug) };
  });
}

/** `a/b/c` → `a`, `a/b`. */
function ancestorsOf(slug: string): string[] {
  const parts = slug.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function parentIdOf(slug: string): number | null {
  const parent = ancestorsOf(slug).at(-1);
  return parent === undefined ? null : identityOf(`folder:${parent}`).id;
}

function storyOf({ slug: path, modified, file }: Entry, version: StoryVersion): Story | undefined {
  const content = version === 'draft' ? (file.draft?.content ?? file.content) : file.content;
  if (!content) return undefined;

  const isStartpage = path.endsWith('/index');
  const fullSlug = isStartpage ? path.slice(0, -'index'.length) : path;
  const slug = fullSlug.split('/').filter(Boolean).at(-1) ?? fullSlug;
  const { id, uuid, groupId } = identityOf(fullSlug);
  const published = file.content ? (file.published_at ?? null) : null;
  const first = file.first_published_at ?? published;
  return {
    id,
    uuid,
    name: version === 'draft' ? (file.draft?.name ?? file.name) : file.name,
    slug,
    full_slug: fullSlug,
    path: file.path,
    default_full_slug: fullSlug,
    content: { _uid: uuid, ...content },
    created_at: file.created_at ?? first ?? new Date(modified).toISOString(),
    updated_at: new Date(modified).toISOString(),
    published_at: published,
    first_published_at: first,
    position: file.position,
    tag_list: file.tag_list,
    is_startpage: isStartpage,
    parent_id: parentIdOf(path),
    group_id: groupId,
    sort_by_date: null,
    meta_data: null,
    release_id: null,
    lang: 'default',
    alternates: [],
    translated_slugs: [],
  };
}

type TranslatedPath = (fullSlug: string, language: string) => { path: string; name: string | null };

/** The slug in another language of a story, or of the nearest folder above it whose start page has one. */
function translatedPaths(entries: Entry[]): TranslatedPath {
  const known = new Map(
    entries.flatMap(({ slug, file }) =>
      file.translated_slugs.map((translated) => [`${slug}@${translated.lang}`, translated] as const),
    ),
  );
  return (fullSlug, language) => {
    const own = known.get(`${fullSlug.replace(/\/$/, '/index')}@${language}`);
    if (own) return { path: own.path, name: own.name ?? null };
    const folder = ancestorsOf(fullSlug).findLast((ancestor) => known.has(`${ancestor}/index@${language}`));
    if (folder === undefined) return { path: fullSlug, name: null };
    const above = known.get(`${folder}/index@${language}`)?.path ?? folder;
    return { path: above.replace(/\/$/, '') + fullSlug.slice(folder.length), name: null };
  };
}

function inLanguage(
  story: Story,
  { language = 'default', fallback_lang: fallback = 'default' }: AskedLanguage,
  languages: readonly string[],
  translatedPath: TranslatedPath,
): Story {
  const content = translatedContent(story.content, [language, fallback]);
  const translated_slugs = languages.map((lang) => ({
    ...translatedPath(story.full_slug, lang),
    lang,
    published: story.published_at !== null,
  }));
  const own = translated_slugs.find(({ lang }) => lang === language);
  if (!own) return { ...story, content, translated_slugs };
  return {
    ...story,
    content,
    translated_slugs,
    lang: language,
    name: own.name ?? story.name,
    slug: own.path.split('/').findLast(Boolean) ?? story.slug,
    full_slug: `${language}/${own.path}`,
  };
}
