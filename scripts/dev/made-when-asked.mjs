import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';

/**
 * Makes something for those who look at it only: whoever is about to show it asks for it here (any request) and is answered once all that
 * changed until then is in it. Who has it on a screen watches a file, which is written again at each change, to ask once more.
 * @param {object} options
 * @param {(changed?: Set<string>) => Promise<void>} options.make given the absolute paths of what changed since; at first without, for everything
 * @param {string} options.outdated the path of that file
 * @returns {Promise<{ url: string, upToDate: () => Promise<void>, changed: (files: Iterable<string>) => void }>}
 */
export async function madeWhenAsked({ make, outdated }) {
  /** Undefined until it was made. @type {Set<string> | undefined} */
  let since;
  let made = Promise.resolve();
  const upToDate = () =>
    (made = made.then(async () => {
      const files = since;
      since = new Set();
      if (!files || files.size > 0) await make(files);
    }));

  const server = createServer(async (_request, response) => {
    await upToDate();
    response.writeHead(204).end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}`,
    upToDate,
    changed: (files) => {
      for (const file of files) since?.add(file);
      mkdirSync(dirname(outdated), { recursive: true });
      writeFileSync(outdated, String(performance.now()));
    },
  };
}
