import { readFile } from 'node:fs/promises';
import pg from 'pg';

// Fills a database with orders of other customers (ORDERS), or an order with documents (DOCUMENTS), and says which order the customer has.
const { DATABASE_URL, CUSTOMER, ORDERS = '0', DOCUMENTS = '0' } = process.env;
const statement = (/** @type {string} */ name) => readFile(new URL(name, import.meta.url), 'utf8');
const client = new pg.Client({ connectionString: DATABASE_URL });
await client.connect();
const { rows } = await client.query(
  'select o.id from "order" o join house h on h.id = o.house_id join customer c on c.id = h.customer_id where c.email = $1 order by o.order_number limit 1',
  [CUSTOMER],
);
const orderId = rows[0].id;
await client.query(await statement('many-orders.sql'), [Number(ORDERS)]);
await client.query(await statement('many-documents.sql'), [orderId, Number(DOCUMENTS)]);
await client.query('analyze');
await client.end();
console.log(JSON.stringify({ orderId }));
