import { isBelow, translatedPath } from '../links/story-path.js';
import type { Story } from './story.js';

/** A story in another language than the space's own: at its path below that language's code, and its links lead to pages in that language. */
export const inLanguage = (story: Story, language: string): Story => ({
  ...story,
  full_slug: translatedPath(language, story.full_slug).slice(1),
  content: leadingTo(story.content, language) as Story['content'],
});

/** A page of the site, written out by an editor, with or without the slash in front: not a file, which has no language, nor an anchor or another site. */
const isPage = (address: string): boolean => /^(?:\/(?!\/)|(?=[^/?#]))[^.:\\?#]*(?:[?#]|$)/.test(address);

/**
 * Links that the content service resolves are right already. An address that an editor typed, or a story that wasn't found, is in the space's own
 * language, unless it begins with this one's code.
 */
function leadingTo(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((part) => leadingTo(part, language));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, leadingTo(part, language)]));
  const { linktype, story } = parts;
  if (linktype === 'story' && !story)
    return mapped(parts, ['cached_url', 'url', 'href'], (address) => translatedPath(language, address.replace(/^\//, '')).slice(1));
  if (linktype === 'url')
    return mapped(parts, ['cached_url', 'url', 'href'], (address) => {
      const typed = address.trim();
      const path = typed.replace(/^\//, '');
      return isPage(typed) && !isBelow(language, path) ? `/${language}/${path}` : address;
    });
  return parts;
}

const mapped = (parts: Readonly<Record<string, unknown>>, keys: readonly string[], change: (address: string) => string) =>
  Object.fromEntries(
    Object.entries(parts).map(([key, part]) => [
      key,
      keys.includes(key) && typeof part === 'string' && part !== '' ? change(part) : part,
    ]),
  );
