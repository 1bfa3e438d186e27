import { setTimeout as delay } from 'node:timers/promises';
import { ContentUnavailable } from '@pomp/cms';

/** What the content service answered, and the tags of what it is made of. */
export interface TaggedContent<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
}

/** What is known of publications. */
export interface Published {
  readonly version: number;
  staleSince(version: number, tags: readonly string[]): boolean;
}

interface KeptContentOptions<Value> {
  readonly published: Published;
  /** A clock in ms. */
  readonly now: () => number;
  /** How long someone waits for it where there is something to go on with, in ms. */
  readonly patience?: number | undefined;
  /** What to go on with before there is anything. */
  readonly otherwise?: Value;
}

/** For how long it is believed when nothing is said of it, in ms: a webhook may get lost. */
const maxAge = 3_600_000;

/**
 * Content for what is made on every request: asked for once, and again when something of it was published or it is an hour old. While the content service is away or slow what was there last stays.
 * Rejects with `ContentUnavailable` where there is nothing to go on with.
 */
export function keptContent<Key, Value>(
  ask: (key: Key) => Promise<TaggedContent<Value>>,
  { published, now, patience = 1_000, otherwise }: KeptContentOptions<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, TaggedContent<Value> & { version: number; until: number }>();
  const asking = new Map<Key, Promise<Value>>();

  const askNow = (key: Key): Promise<Value> => {
    const { version } = published;
    const asked = ask(key)
      .then((content) => {
        kept.set(key, { ...content, version, until: now() + maxAge });
        return content.value;
      })
      .finally(() => asking.delete(key));
    asking.set(key, asked);
    return asked;
  };

  return async (key) => {
    const known = kept.get(key);
    if (known && now() < known.until && !published.staleSince(known.version, known.tags)) return known.value;
    const asked = asking.get(key) ?? askNow(key);
    const last = known ? known.value : otherwise;
    if (last === undefined) return asked;
    try {
      return await Promise.race([asked, delay(patience, last, { ref: false })]);
    } catch (error) {
      if (error instanceof ContentUnavailable) return last;
      throw error;
    }
  };
}
