import { z } from 'zod';
import { anchorName } from './anchor-name.js';
import { safeHref } from './safe-href.js';
import { storyPath } from './story-path.js';

/** A Storyblok link field, as far as it matters; an empty one has empty texts. */
export const storyblokLink = z.object({
  linktype: z.string().nullish(),
  url: z.string().nullish(),
  cached_url: z.string().nullish(),
  anchor: z.string().nullish(),
  email: z.string().nullish(),
  target: z.string().nullish(),
  /** Filled in by `resolve_links`. */
  story: z.object({ full_slug: z.string() }).nullish(),
});

export type StoryblokLink = z.infer<typeof storyblokLink>;

/** A link that can be shown; these are the props of the design system's links too. */
export interface ContentLink {
  href: string;
  newTab: boolean;
}

/** The link that a link field stands for, or undefined when it is empty or not allowed. */
export function contentLink(link: StoryblokLink): ContentLink | undefined {
  const href = hrefOf(link);
  return href === undefined ? undefined : { href, newTab: link.target === '_blank' };
}

function hrefOf({ linktype, url, cached_url, anchor, email, story }: StoryblokLink): string | undefined {
  const address = story?.full_slug ?? (cached_url || url);
  const name = anchorName(anchor);
  const fragment = name ? `#${encodeURIComponent(name)}` : '';
  if (linktype === 'email') return mailto(email || address);
  if (!address) return fragment || undefined;
  const href = safeHref(address);
  if (!href) return undefined;
  if (linktype === 'story') return `${storyPath(address)}${fragment}`;
  return href.includes('#') ? href : `${href}${fragment}`;
}

function mailto(address: string | null | undefined): string | undefined {
  const mail = address?.replace(/^mailto:/i, '').trim();
  return mail && mail.includes('@') ? `mailto:${mail}` : undefined;
}
