import { lookUpLimit } from './look-up.mjs';
import { signingLimit } from './signings.mjs';
import { kilobytes, scriptLimits } from './script-limits.mjs';
import { pressLimit, taskLimit, unknownLimit } from './standards.mjs';

/** @typedef {{ ours: number, floor: number }} Pair */

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
/** @param {Pair} pair */
const ratio = ({ ours, floor }) => (ours / floor).toFixed(2);

/** @param {Pair} pair */
const speed = (pair) => [whole.format(pair.ours), whole.format(pair.floor), ratio(pair)];
/** @typedef {{ node: string, cores: number }} Machine */

const head = [
  ['What', 'Ours', 'Floor', 'Ours ÷ floor'],
  ['---', '--:', '--:', '--:'],
];

/** @param {import('./public-pages.mjs').PublicPages} measured */
function servingRows({ home, unknown, stories }) {
  return [
    ['Home page against a bare Node server that answers with it from memory, requests a second', ...speed(home)],
    [
      'An address that isn’t there, against its limit, processor time',
      `${unknown.toFixed(2)} ms`,
      `${unknownLimit} ms`,
      ratio({ ours: unknown, floor: unknownLimit }),
    ],
    [
      'Home page while a thousand stories are made for the first time, against when nothing is, requests a second',
      ...speed(stories.serving),
    ],
    [
      'Pages made again when one of a thousand stories is published, and all are visited',
      String(stories.madeAgain),
      '1',
      stories.madeAgain.toFixed(2),
    ],
  ];
}

/** @param {import('./public-pages.mjs').PublicPages} measured */
function scriptRows({ scripts }) {
  const names = {
    home: 'the home page',
    quickCheck: 'the home page with the quick check awake',
    product: 'a product page',
    knowledgeBase: 'the knowledge base',
    article: 'an article',
    vacancies: 'the vacancies',
    faq: 'the questions',
    plain: 'a page of text and pictures',
    reservation: 'the reservation',
    login: 'the login page',
    houseInfo: 'the page about a house in the account',
    consumption: 'the step about its consumption',
  };
  return /** @type {(keyof typeof names)[]} */ (Object.keys(names)).map((name) => [
    `Client JavaScript of ${names[name]}, gzip, against its limit`,
    kilobytes(scripts[name]),
    kilobytes(scriptLimits[name]),
    ratio({ ours: scripts[name], floor: scriptLimits[name] }),
  ]);
}

/** @param {import('./public-pages.mjs').PublicPages} measured */
const pressRows = ({ presses, moves, longest }) => [
  [
    'From letting a link go to the next page, 50 times on the simulated phone, against the same pages in Next with its links',
    `${whole.format(moves.ours)} ms`,
    `${whole.format(moves.floor)} ms`,
    ratio(moves),
  ],
  [
    'Longest task after loading of any page of content, on a processor slowed down four times, against its limit',
    longest === 0 ? 'less than 50 ms' : `${whole.format(longest)} ms`,
    `${taskLimit} ms`,
    ratio({ ours: longest, floor: taskLimit }),
  ],
  ...presses.map((press) => [
    `First press on a processor slowed down four times, against its limit: ${press.what.toLowerCase()}`,
    `${whole.format(press.ms)} ms`,
    `${pressLimit(press)} ms`,
    ratio({ ours: press.ms, floor: pressLimit(press) }),
  ]),
];

/** @param {import('./calls.mjs').Calls} measured */
const callRows = ({ postgres, embedded, savings }) => [
  ...readRows(postgres, 'on the same PostgreSQL'),
  ...readRows(embedded, 'on a copy of the same embedded database'),
  ...comparedRows('`POST /savings` (look-up, limit in the database) against a bare Hono route that gives the same answer', savings),
];

/** @param {import('./calls.mjs').Reads} reads @param {string} where */
const readRows = ({ houses, orders, documents }, where) => [
  ...comparedRows(`\`getHouses\` against a bare Hono route with the same rows by one query ${where}`, houses),
  ...comparedRows(`\`getOrders\`, ${where}`, orders),
  ...comparedRows(`\`getDocuments\`, ${where}`, documents),
];

/** @param {string} what @param {import('./load.mjs').Compared} compared */
const comparedRows = (what, { cost, ...rates }) => [
  [`${what}, requests a second`, ...speed(rates)],
  ...(cost
    ? [
        [
          '… processor time of the server for each',
          micros(cost.ours),
          micros(cost.floor),
          ratio({ ours: cost.floor, floor: cost.ours }),
        ],
      ]
    : []),
];
/** @param {number} millis */
const micros = (millis) => `${whole.format(millis * 1_000)} µs`;

/**
 * @param {string[][]} rows
 * @param {Machine} machine
 */
export const written = (rows, { node, cores }) =>
  ['', ...[...head, ...rows].map((row) => `| ${row.join(' | ')} |`), '', `Node ${node}, ${cores} cores.`, ''].join('\n');

/**
 * The outcome as a Markdown table.
 * @param {{ pages: import('./public-pages.mjs').PublicPages, calls: import('./calls.mjs').Calls, calculation: Pair, lookUp: number, signing: number, parse: Pair, keyPress: Pair & { everything: number }, growth: import('./order-growth.mjs').OrderGrowth }} measured
 * @param {Machine} machine
 */
export function table({ pages, calls, calculation, lookUp, signing, parse, keyPress, growth }, machine) {
  const rows = [
    ...servingRows(pages),
    ...callRows(calls),
    [
      '`getOrders` with 100 orders in the database against the customer’s own only, requests a second',
      ...speed(growth.hundred.orders),
    ],
    ['The same with 10,000', ...speed(growth.tenThousand.orders)],
    [
      '`getDocuments` with 100 orders in the database against the customer’s own only, requests a second',
      ...speed(growth.hundred.documents),
    ],
    ['The same with 10,000', ...speed(growth.tenThousand.documents)],
    [
      '`getDocuments` of an order with 200 documents more, answered whole, against one without',
      ...speed(growth.fullOrder.documents),
    ],
    ['A savings calculation with its steps and range against the bare formula, calculations a second', ...speed(calculation)],
    [
      'What registers know of a home that nobody asked of yet, with the stand-ins, at the slowest of twelve, against its limit',
      `${whole.format(lookUp)} ms`,
      `${lookUpLimit} ms`,
      ratio({ ours: lookUp, floor: lookUpLimit }),
    ],
    [
      'Signing a plan, with its confirmation as a PDF, by ten customers in the same moment, at the slowest, against its limit',
      `${whole.format(signing)} ms`,
      `${signingLimit} ms`,
      ratio({ ours: signing, floor: signingLimit }),
    ],
    ['Largest section `house` against the same rules by hand on a zod object, passes a second', ...speed(parse)],
    ['A key press in the largest form against a bare React input, presses a second', ...speed(keyPress)],
    [
      'The same against a form that renders every field, presses a second',
      ...speed({ ours: keyPress.ours, floor: keyPress.everything }),
    ],
    ...scriptRows(pages),
    ...pressRows(pages),
  ];
  return written(rows, machine);
}

/**
 * What concerns the public pages alone.
 * @param {import('./public-pages.mjs').PublicPages} pages
 * @param {Machine} machine
 */
export const pagesTable = (pages, machine) => written([...servingRows(pages), ...scriptRows(pages), ...pressRows(pages)], machine);

/**
 * What concerns the calls alone.
 * @param {import('./calls.mjs').Calls} measured
 * @param {Machine} machine
 */
export const callsTable = (measured, machine) => written(callRows(measured), machine);
