import { z } from 'zod';

/** A story as the site uses it: what it is called, where it lives, and its root block, still unchecked. */
export const story = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  /** In another language than the space's own it begins with that language's code. */
  full_slug: z.string(),
  /** The code of the language that it was asked for in; `default` is the space's own. */
  lang: z.string().nullish(),
  /** In the space's own language; none where slugs aren't translated. */
  default_full_slug: z.string().nullish(),
  /** The slugs in other languages, without their codes. */
  translated_slugs: z.array(z.object({ lang: z.string(), path: z.string() })).nullish(),
  published_at: z.string().nullish(),
  first_published_at: z.string().nullish(),
  tag_list: z.array(z.string()).default([]),
  content: z.looseObject({ component: z.string() }),
});

/** A story of Storyblok; its `content` is checked by the block that renders it. */
export type Story = z.infer<typeof story>;

/** A story as someone else tells it, such as Storyblok's editor; null when it isn't one. */
export const readStory = (value: unknown): Story | null => story.safeParse(value).data ?? null;
