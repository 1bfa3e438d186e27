import { serve } from '@hono/node-server';
import { averagesIn, calendarDate, pumpsNeeded, savingsInputOf, savingsOutcome, systemPricesIn } from '@pomp/domain';
import { edition } from '@pomp/edition/editions/pomp';
import { Hono } from 'hono';

// The floor that POST /savings is measured against: the same answer in a bare route, without contract, look-up, limit or log. What is known of the home is in memory.
const { facts } = JSON.parse(process.env.KNOWN_HOME ?? '');
const prices = systemPricesIn(edition.prices);
const hundredths = (/** @type {number | null} */ value) => (value === null ? null : Math.round(value * 100) / 100);
const app = new Hono();
app.post('/savings', async (c) => {
  const input = savingsInputOf(await c.req.json(), facts);
  const on = calendarDate(new Date());
  const { euroSaved, gasSaved, co2Saved, roi, monthlySavings, anualPercentage } = savingsOutcome(input, { prices, on });
  return c.json({
    euroSaved: hundredths(euroSaved),
    gasSaved: hundredths(gasSaved),
    co2Saved: hundredths(co2Saved),
    roi: hundredths(roi),
    monthlySavings: hundredths(monthlySavings),
    anualPercentage: hundredths(anualPercentage),
    averageOf: [...averagesIn(input)],
    pumps: pumpsNeeded(input, on),
  });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/savings` })),
);
