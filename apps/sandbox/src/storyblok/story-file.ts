import { z } from 'zod';

const content = z.looseObject({ component: z.string(), _uid: z.string().optional() });

/**
 * A story on disk. Its path is its slug: `over-ons.json` → `over-ons`, `kennisbank/index.json` → the start page of the folder,
 * `kennisbank/`. A story that never was published has only `draft`; a published one may hold a newer draft beside its `content`.
 */
export const storyFile = z
  .strictObject({
    name: z.string().min(1),
    content: content.optional(),
    draft: z.strictObject({ name: z.string().min(1).optional(), content }).optional(),
    /** ISO dates. `published_at` goes with `content`. */
    published_at: z.iso.datetime().optional(),
    first_published_at: z.iso.datetime().optional(),
    created_at: z.iso.datetime().optional(),
    position: z.int().default(0),
    tag_list: z.array(z.string()).default([]),
    /** The real path, where it differs from the slug (`/` for the home page). */
    path: z.string().nullable().default(null),
    /** As the app for slugs in other languages has them: whole paths, without the language's code. Stories in a folder whose start page has one stand below it. */
    translated_slugs: z.array(z.strictObject({ lang: z.string(), path: z.string(), name: z.string().optional() })).default([]),
  })
  .refine((file) => file.content ?? file.draft, { error: 'a story needs `content` (published) or `draft`' })
  .refine((file) => !file.content || file.published_at, { error: 'a published story needs `published_at`' });

export type StoryFile = z.infer<typeof storyFile>;
export type StoryContent = z.infer<typeof content>;
export type StoryVersion = 'draft' | 'published';

/** A story in one version and language, in the shape in which Storyblok's CDN gives it. */
export interface Story {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  /** In another language than the space's own it begins with that language's code. */
  full_slug: string;
  path: string | null;
  default_full_slug: string;
  content: StoryContent;
  created_at: string;
  updated_at: string;
  published_at: string | null;
  first_published_at: string | null;
  position: number;
  tag_list: string[];
  is_startpage: boolean;
  parent_id: number | null;
  group_id: string;
  sort_by_date: null;
  meta_data: null;
  release_id: null;
  lang: string;
  alternates: [];
  translated_slugs: { path: string; name: string | null; lang: string; published: boolean }[];
}
