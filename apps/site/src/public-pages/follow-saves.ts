import { type FSWatcher, watch } from 'node:fs';
import { type ServerResponse } from 'node:http';

/** Tells whoever listens each time that a folder has another file of this name: what it is made of was saved. */
export function savesTeller(folder: string, file: string) {
  const listeners = new Set<ServerResponse>();
  let watcher: FSWatcher | undefined;
  return (response: ServerResponse): void => {
    watcher ??= watch(folder, { persistent: false }, (_event, name) => {
      if (name === file) for (const listener of listeners) listener.write('data: saved\n\n');
    });
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
}
