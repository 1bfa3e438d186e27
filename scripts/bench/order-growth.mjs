import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@pomp/tooling/postgres';
import { Part } from '../stack/part.mjs';
import { freePorts } from '../stack/ports.mjs';
import { healthPaths, wiring } from '../stack/wiring.mjs';
import { root } from '../workspace/places.mjs';
import { compareLoad } from './load.mjs';
import { program } from './program.mjs';

/** @typedef {{ ours: number, floor: number }} Pair requests a second: of the growing database, and of one with the customer's own orders only */
/** @typedef {Record<'orders' | 'documents', Pair>} Rates of `getOrders` and `getDocuments` */
/** @typedef {{ hundred: Rates, tenThousand: Rates, fullOrder: Rates }} OrderGrowth */

/**
 * What a customer's dashboard and documents cost as a database fills with other customers' orders, and then the order with 200 documents,
 * in turns with a second backend whose database stays as it is.
 * @param {{ backend: string, databaseUrl: string, dataDir: string, customer: string, logIn: (backend: string) => Promise<string>, environment: NodeJS.ProcessEnv }} options
 * @returns {Promise<OrderGrowth>}
 */
export async function orderGrowth({ backend, databaseUrl, dataDir, customer, logIn, environment }) {
  const still = await startStillBackend(dataDir, environment);
  try {
    const grow = async (/** @type {string} */ url, /** @type {Record<string, string>} */ by) => {
      const { said, stop } = await program(join(root, 'apps/backend/bench/grow-orders.mjs'), {
        DATABASE_URL: url,
        CUSTOMER: customer,
        ...by,
      });
      await stop();
      return said.orderId;
    };
    const stillOrder = await grow(still.databaseUrl, {});
    const [ours, floor] = [{ cookie: await logIn(backend) }, { cookie: await logIn(still.url) }];
    const ratesWith = async (/** @type {Record<string, string>} */ by) => {
      const orderId = await grow(databaseUrl, by);
      const compare = (/** @type {string} */ call, own = '', other = '') =>
        compareLoad(
          { url: `${backend}/api/account/${call}${own}`, headers: ours },
          { url: `${still.url}/api/account/${call}${other}`, headers: floor },
        );
      return { orders: await compare('getOrders'), documents: await compare('getDocuments?orderId=', orderId, stillOrder) };
    };
    return {
      hundred: await ratesWith({ ORDERS: '100' }),
      tenThousand: await ratesWith({ ORDERS: '9900' }),
      fullOrder: await ratesWith({ DOCUMENTS: '200' }),
    };
  } finally {
    await still.stop();
  }
}

/**
 * @param {string} dataDir of its own
 * @param {NodeJS.ProcessEnv} environment
 */
async function startStillBackend(dataDir, environment) {
  const [postgres, ports] = [await startPostgres(), await freePorts()];
  const env = { ...wiring({ ports, dataDir, production: false }, environment), DATABASE_URL: postgres.url };
  const part = new Part({
    name: 'backend',
    args: ['dist/main.js'],
    cwd: join(root, 'apps/backend'),
    env,
    logFile: join(dataDir, 'backend.log'),
  });
  const url = `http://localhost:${ports.backend}`;
  const answers = () =>
    fetch(url + healthPaths.backend).then(
      ({ ok }) => ok,
      () => false,
    ); // not listening yet
  while (!(await answers())) {
    if (part.ending !== undefined) throw new Error(`The second backend stopped: ${part.lastWords}`);
    await pause(100);
  }
  const stop = async () => {
    await part.stop();
    await postgres.stop();
  };
  return { url, databaseUrl: postgres.url, stop };
}
