import { join } from 'node:path';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { run } from '../stack/running.mjs';
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
  const [postgres, ports] = [await startPostgres(), await freePorts()];
  const still = await run('backend', {
    port: ports.backend,
    folder: dataDir,
    ports,
    env: { SITE_URL: environment.SITE_URL, DATABASE_URL: postgres.url },
  });
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
    const stillOrder = await grow(postgres.url, {});
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
    await still.part.stop();
    await postgres.stop();
  }
}
