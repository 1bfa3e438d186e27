import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

// The floor of what customers look at: the same rows by one query, for a customer and an order that are known; no session, no contract, no log. On
// PostgreSQL (DATABASE_URL), where each query is prepared, or in a copy of the embedded database (EMBEDDED), made by the same compiler as ours.

const statements = {
  houses: `select id, address, zipcode, city, is_main as "mainAddress", house_info_completed as "houseInfoCompleted",
      installation_info_pomp_ao_completed as "installationInfoPompAoCompleted", installation_info_pomp_t_completed as "installationInfoPompTCompleted"
    from house where customer_id = $1 order by is_main desc, created_at, id`,
  orders: `select o.id, o.order_number as "orderNumber", o.product, o.order_date::text as "orderDate", o.house_id as "houseId", o.step, o.status,
      o.agreed_incasso as "agreedIncasso", o.incasso_date::text as "incassoDate", w.withdrawn_at as "withdrawnAt", o.agreed_at as "withdrawalUntil",
      inspection.starts_at as "inspectionAppointment", inspection.cancelled_at as "inspectionCancelledAt",
      installation.starts_at as "installationAppointment", installation.cancelled_at as "installationCancelledAt"
    from house h join "order" o on o.house_id = h.id
    left join appointment inspection on inspection.order_id = o.id and inspection.kind = 'inspection'
    left join appointment installation on installation.order_id = o.id and installation.kind = 'installation'
    left join withdrawal w on w.order_id = o.id
    where h.customer_id = $1 order by o.order_date, o.order_number`,
  documents: `select d.id as "documentId", d.name as "documentName", d.document_date::text as "documentDate", d.url, d.payment_link as "paymentLink"
    from order_document d where d.order_id = $1 order by d.document_date desc, d.sequence desc`,
};

const { DATABASE_URL, EMBEDDED, CUSTOMER } = process.env;
const ask = EMBEDDED ? await embedded(EMBEDDED) : onPostgres();
const [customer] = await ask('customer', 'select id from customer where email = $1', CUSTOMER);
const [order] = await ask(
  'order',
  `select o.id from "order" o join house h on h.id = o.house_id where h.customer_id = $1 order by o.order_number limit 1`,
  customer?.id,
);

const app = new Hono();
app.get('/houses', async (c) => c.json(await ask('houses', statements.houses, customer?.id)));
app.get('/orders', async (c) => c.json(await ask('orders', statements.orders, customer?.id)));
app.get('/documents', async (c) => c.json(await ask('documents', statements.documents, order?.id)));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, orderId: order?.id })),
);

/** @typedef {(name: string, text: string, value: unknown) => Promise<Record<string, unknown>[]>} Ask */

/** @returns {Ask} */
function onPostgres() {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  return async (name, text, value) => (await pool.query({ name, text, values: [value] })).rows;
}

/** @param {string} dataDir @returns {Promise<Ask>} */
async function embedded(dataDir) {
  for (const flag of ['wasm-tier-up', 'wasm-dynamic-tiering']) setFlagsFromString(`--no-${flag}`);
  const database = await PGlite.create({ dataDir });
  for (const flag of ['wasm-tier-up', 'wasm-dynamic-tiering']) setFlagsFromString(`--${flag}`);
  return async (_name, text, value) => {
    /** @type {import('@electric-sql/pglite').Results<Record<string, unknown>>} */
    const { rows } = await database.query(text, [value]);
    return rows;
  };
}
