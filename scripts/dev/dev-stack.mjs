import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.mjs';
import { root } from '../workspace/places.mjs';
import { Part } from '../stack/part.mjs';
import { freePorts, refuseBusyPorts } from '../stack/ports.mjs';
import { ownData, programs, ready } from '../stack/stack.mjs';
import { addresses, livePaths, wiring } from '../stack/wiring.mjs';
import { holdingProxy } from './holding-proxy.mjs';

/** @typedef {import('../stack/wiring.mjs').PartName} PartName */
/** @typedef {import('../stack/stack.mjs').Stack & { restart: (names: PartName[]) => Promise<void> }} DevStack */

/**
 * Starts sandbox, backend and site for development: each can be started again, and what is asked of backend or sandbox meanwhile waits.
 * A part that ends by itself stays away until it is asked to start again.
 * @param {import('../stack/settings.mjs').Settings & { signal: AbortSignal, say: (line: string) => void, pagesMaker: string }} options pagesMaker: the address at which the site asks for public pages of what was saved
 * @returns {Promise<DevStack>}
 */
export async function startDevStack({ ports, dataDir, production, signal, say, pagesMaker }) {
  const urls = addresses(ports);
  const lock = ownData(dataDir, urls.site);
  await refuseBusyPorts(ports);
  const inner = await freePorts(Object.values(ports));
  const variables = wiring(
    { ports, dataDir, production },
    { ...process.env, NODE_ENV: 'development', PAGES_MAKER_URL: pagesMaker },
  );
  const proxies = {
    sandbox: await holdingProxy({ name: 'sandbox', port: ports.sandbox, target: addresses(inner).sandbox }),
    backend: await holdingProxy({ name: 'backend', port: ports.backend, target: addresses(inner).backend }),
    site: undefined, // its own server holds the connections of the pages that are open
  };
  /** @type {Partial<Record<PartName, Part>>} */
  const parts = {};
  let stopping = false;

  const launch = async (/** @type {PartName} */ name) => {
    const part = new Part({
      name,
      args: programs[name],
      cwd: join(root, 'apps', name),
      env: { ...variables, BACKEND_PORT: String(inner.backend), SANDBOX_PORT: String(inner.sandbox) },
      logFile: join(dataDir, 'logs', `${name}.log`),
      onLine: (line) => say(`${name.padEnd(8)} ${line}`),
    });
    parts[name] = part;
    void part.ended.then(() => {
      if (stopping || part.wasAskedToStop) return;
      proxies[name]?.hold(Promise.resolve(false));
      say(`The ${name} stopped (${part.ending}): see above. It is started again at the next save.`);
    });
    await ready(part, (name === 'site' ? urls : addresses(inner))[name] + livePaths[name], signal);
  };
  /**
   * Others wait until it answers.
   * @param {PartName} name
   * @param {() => Promise<void>} start
   */
  const holding = async (name, start) => {
    const started = start();
    proxies[name]?.hold(
      started.then(
        () => true,
        () => false,
      ),
    );
    await started;
  };

  const stop = async () => {
    stopping = true;
    await parts.site?.stop();
    await Promise.all([parts.backend?.stop(), parts.sandbox?.stop()]);
    for (const proxy of Object.values(proxies)) proxy?.close();
    lock.release();
  };

  try {
    // None needs another to start, only to answer.
    await Promise.all(/** @type {PartName[]} */ (['sandbox', 'backend', 'site']).map((name) => holding(name, () => launch(name))));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls,
    parts,
    stop,
    kill: () => {
      stopping = true;
      for (const part of Object.values(parts)) part.kill();
    },
    restart: async (names) => {
      const gone = /** @type {PartName[]} */ (Object.keys(parts)).filter((name) => parts[name]?.ending !== undefined);
      await Promise.all(
        [...new Set([...names, ...gone])].map(async (name) => {
          const since = performance.now();
          try {
            await holding(name, async () => {
              await parts[name]?.stop();
              if (!stopping) await launch(name);
            });
            if (!stopping) say(`The ${name} runs what was saved (${((performance.now() - since) / 1000).toFixed(1)} s).`);
          } catch (error) {
            if (stopping) return;
            if (!(error instanceof ClearError)) throw error;
            say(error.message);
          }
        }),
      );
    },
  };
}
