/** @typedef {{ ours: number, floor: number }} Pair */

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
/** @param {Pair} pair */
const ratio = ({ ours, floor }) => (ours / floor).toFixed(2);

/**
 * The outcome as a Markdown table.
 * @param {{ home: Pair, houses: Pair, calculation: Pair, savings: Pair, parse: Pair, keyPress: Pair & { everything: number }, growth: import('./order-growth.mjs').OrderGrowth, scripts: Record<'hello' | 'home' | 'login' | 'consumption', number> }} measured
 * @param {{ node: string, cores: number }} machine
 */
export function table({ home, houses, calculation, savings, parse, keyPress, growth, scripts }, { node, cores }) {
  const speed = (/** @type {Pair} */ pair) => [whole.format(pair.ours), whole.format(pair.floor), ratio(pair)];
  const size = (/** @type {number} */ bytes) => {
    const pair = { ours: bytes, floor: scripts.hello };
    return [`${(bytes / 1000).toFixed(1)} kB`, `${(scripts.hello / 1000).toFixed(1)} kB`, ratio(pair)];
  };
  const rows = [
    ['What', 'Ours', 'Floor', 'Ours ÷ floor'],
    ['---', '--:', '--:', '--:'],
    ['Home page against a Next hello-world page of the same build, requests a second', ...speed(home)],
    ['`getHouses` against a bare Hono route with one query on the same PostgreSQL, requests a second', ...speed(houses)],
    ['`getOrders` with 100 orders in the database against the customer’s own only, requests a second', ...speed(growth.hundred.orders)],
    ['The same with 10,000', ...speed(growth.tenThousand.orders)],
    ['`getDocuments` with 100 orders in the database against the customer’s own only, requests a second', ...speed(growth.hundred.documents)],
    ['The same with 10,000', ...speed(growth.tenThousand.documents)],
    ['`getDocuments` of an order with 200 documents more, answered whole, against one without', ...speed(growth.fullOrder.documents)],
    ['A savings calculation with its steps and range against the bare formula, calculations a second', ...speed(calculation)],
    ['`POST /savings` (look-up, limit in the database) against a bare Hono route that calculates the same, requests a second', ...speed(savings)],
    ['Largest section `house` against the same rules by hand on a zod object, passes a second', ...speed(parse)],
    ['A key press in the largest form against a bare React input, presses a second', ...speed(keyPress)],
    ['The same against a form that renders every field, presses a second', ...speed({ ours: keyPress.ours, floor: keyPress.everything })],
    ['Client JavaScript of the home page, gzip', ...size(scripts.home)],
    ['Client JavaScript of the login page, gzip', ...size(scripts.login)],
    ['Client JavaScript of the consumption page, gzip', ...size(scripts.consumption)],
  ];
  return ['', ...rows.map((row) => `| ${row.join(' | ')} |`), '', `Node ${node}, ${cores} cores; floor of the scripts: the hello-world page.`, ''].join('\n');
}
