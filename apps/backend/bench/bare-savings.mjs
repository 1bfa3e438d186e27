import { serve } from '@hono/node-server';
import { calculateSavings, savingsInputOf } from '@pomp/domain';
import { Hono } from 'hono';

// The floor that POST /savings is measured against: the calculation in a bare route, without contract, look-up, limit or log.
const app = new Hono();
app.post('/savings', async (c) => {
  const { euroSaved, gasSaved, co2Saved, roi, monthlySavings, anualPercentage } = calculateSavings(savingsInputOf(await c.req.json()));
  return c.json({ euroSaved, gasSaved, co2Saved, roi, monthlySavings, anualPercentage });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/savings` })));
