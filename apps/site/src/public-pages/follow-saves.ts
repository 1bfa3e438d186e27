import { type FSWatcher, watch } from 'node:fs';
import { type ServerResponse } from 'node:http';

interface Watched {
  /** Absolute path of the folder that both files are in. */
  folder: string;
  /** Another one, once it is made of what was saved. */
  made: string;
  /** Another one, as soon as something was saved. */
  outdated: string;
}

/**
 * Tells whoever listens each time that another file is made of what was saved.
 * @param makeAgain asked at each save for as long as somebody listens
 */
export function savesTeller({ folder, made, outdated }: Watched, makeAgain: () => Promise<unknown>) {
  const listeners = new Set<ServerResponse>();
  let watcher: FSWatcher | undefined;
  return (response: ServerResponse): void => {
    watcher ??= watch(folder, { persistent: false }, (_event, name) => {
      if (name === made) for (const listener of listeners) listener.write('data: saved\n\n');
      // Where it can't be made, whoever asks for a page next is told.
      if (name === outdated && listeners.size > 0) void makeAgain().catch(() => undefined);
    });
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
}
