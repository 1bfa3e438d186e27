/** What was published: the tags of content that are no longer right, and the message that said so. */
export interface Publication {
  readonly tags: readonly string[];
  readonly message: string;
}

type Listener = (publication: Publication) => void | Promise<void>;

declare global {
  // Next's routes and the program that makes pages are bundles of their own in one process: only a global is shared by both.
  var pompPublishedListeners: Set<Listener> | undefined;
}

const listeners = () => (globalThis.pompPublishedListeners ??= new Set());

/** Told of everything that is published. */
export function onPublished(listener: Listener): void {
  listeners().add(listener);
}

/** Settles once every listener has done with it. */
export async function notePublished(publication: Publication): Promise<void> {
  await Promise.all([...listeners()].map((listener) => listener(publication)));
}
