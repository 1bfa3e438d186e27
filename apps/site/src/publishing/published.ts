/** What was published: the tags of content that are no longer right, and the message that said so. */
export interface Publication {
  readonly tags: readonly string[];
  readonly message: string;
}

type Listener = (publication: Publication) => void | Promise<void>;

declare global {
  // Next's routes and the program that makes pages are bundles of their own in one process: only a global is shared by both.
  var pompPublishedListeners: Set<Listener> | undefined;
  /** How many there were. */
  var pompPublications: number | undefined;
}

const listeners = () => (globalThis.pompPublishedListeners ??= new Set());
const publications = () => globalThis.pompPublications ?? 0;

/** Told of everything that is published. */
export function onPublished(listener: Listener): void {
  listeners().add(listener);
}

/** Settles once every listener has done with it. */
export async function notePublished(publication: Publication): Promise<void> {
  globalThis.pompPublications = publications() + 1;
  await Promise.all([...listeners()].map((listener) => listener(publication)));
}

/**
 * For a cache that dates what it keeps by when it came: reads again what was published while it was being read. Kept, what was true before
 * would count as what came after.
 */
export async function readAsPublished<Value>(read: () => Promise<Value>): Promise<Value> {
  for (;;) {
    const before = publications();
    const value = await read();
    if (publications() === before) return value;
  }
}
