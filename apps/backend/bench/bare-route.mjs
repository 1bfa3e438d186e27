import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

// The floor that getHouses is measured against: one route, one prepared query, no session, no contract, no log.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const { rows } = await pool.query('select id from customer where email = $1', [process.env.CUSTOMER]);
const customerId = rows[0].id;

const app = new Hono();
app.get('/houses', async (c) => {
  const houses = await pool.query({
    name: 'houses',
    text: 'select * from house where customer_id = $1 order by created_at',
    values: [customerId],
  });
  return c.json(houses.rows);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/houses` })),
);
