/** @typedef {{ ours: number, floor: number }} Pair */

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
/** @param {Pair} pair */
const ratio = ({ ours, floor }) => (ours / floor).toFixed(2);

/**
 * The outcome as a Markdown table.
 * @param {{ home: Pair, houses: Pair, parse: Pair, keyPress: Pair & { everything: number }, scripts: Record<'hello' | 'home' | 'login' | 'consumption', number> }} measured
 * @param {{ node: string, cores: number }} machine
 */
export function table({ home, houses, parse, keyPress, scripts }, { node, cores }) {
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
    ['Largest section `house` against the same rules by hand on a zod object, passes a second', ...speed(parse)],
    ['A key press in the largest form against a bare React input, presses a second', ...speed(keyPress)],
    ['The same against a form that renders every field, presses a second', ...speed({ ours: keyPress.ours, floor: keyPress.everything })],
    ['Client JavaScript of the home page, gzip', ...size(scripts.home)],
    ['Client JavaScript of the login page, gzip', ...size(scripts.login)],
    ['Client JavaScript of the consumption page, gzip', ...size(scripts.consumption)],
  ];
  return ['', ...rows.map((row) => `| ${row.join(' | ')} |`), '', `Node ${node}, ${cores} cores; floor of the scripts: the hello-world page.`, ''].join('\n');
}
