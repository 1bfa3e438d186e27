import { serve } from '@hono/node-server';
import { savingsInputOf, savingsOutcome } from '@pomp/domain';
import { Hono } from 'hono';

// The floor that POST /savings is measured against: the calculation in a bare route, without contract, look-up, limit or log.
const context = { prices: { hybrid: 3_400, allElectric: 9_100 }, on: '2026-11-23' };
const app = new Hono();
app.post('/savings', async (c) => {
  return c.json(savingsOutcome(savingsInputOf(await c.req.json()), context));
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/savings` })),
);
