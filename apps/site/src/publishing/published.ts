type Listener = (tags: readonly string[]) => void;

declare global {
  // Next's routes and the program that makes pages are bundles of their own in one process: only a global is shared by both.
  var pompPublishedListeners: Set<Listener> | undefined;
}

const listeners = () => (globalThis.pompPublishedListeners ??= new Set());

/** Told of what is no longer right, by the tags of content. */
export function onPublished(listener: Listener): void {
  listeners().add(listener);
}

export function notePublished(tags: readonly string[]): void {
  for (const listener of listeners()) listener(tags);
}
