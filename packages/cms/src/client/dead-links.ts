type Parts = Readonly<Record<string, unknown>>;

/**
 * The content of a story whose links the content service resolved, with those emptied that lead to a story that isn't published: its address is that of no page.
 * Looked for as Storyblok's client fills in `story`: in blocks and links of rich text, by the uuid of the story. An address without one stays.
 */
export function withoutDeadLinks(value: unknown, around: Parts = {}): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutDeadLinks(part, around));
  if (typeof value !== 'object' || value === null) return value;
  const parts = value as Parts;
  if (isDead(parts, around)) return { ...parts, id: '', uuid: null, url: '', cached_url: '', href: '', anchor: '' };
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, withoutDeadLinks(part, parts)]));
}

const isDead = ({ linktype, fieldtype, id, uuid, story }: Parts, around: Parts): boolean =>
  linktype === 'story' &&
  !story &&
  (isFilled(uuid) || (fieldtype === 'multilink' && isFilled(id))) &&
  (around['type'] === 'link' || (isFilled(around['component']) && isFilled(around['_uid'])));

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';
