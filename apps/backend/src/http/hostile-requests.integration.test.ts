import { backofficeCalls, calls, type Call } from '@pomp/api-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../clock/clock.js';
import { Browser } from '../testing/browser.js';
import { listen } from '../testing/listening-backend.js';
import { backofficeApiKey, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';

let backend: TestBackend;
let url: string;
beforeAll(async () => {
  backend = await startTestBackend();
  url = await listen(backend);
});

/** More by `HOSTILE_REQUESTS=200000`, as they are at night. */
const requests = Number(process.env['HOSTILE_REQUESTS'] ?? 2_000);

const json = { 'content-type': 'application/json' };

describe('what is no text', () => {
  test.each([
    ['a zero', '\\u0000'],
    ['half of a character', '\\ud83d'],
  ])('is refused wherever it stands: %s', async (_what, escape) => {
    const post = (body: string) => backend.browser().request('/contact', { method: 'POST', headers: json, body });
    for (const body of [`{"firstName":"Sem${escape}"}`, `{"first${escape}Name":"Sem"}`, `[{"deep":["${escape}"]}]`])
      expect((await post(body)).status).toBe(400);
    const { browser, houseId } = await backend.customer();
    for (const path of [`/api/account/getHouseInfo?houseId=${houseId}%00`, `/documents/upload/a%00b`, `/api/download?url=a%00b`])
      expect((await browser.request(path)).status).toBeLessThan(500);
  });

  test('is told from what looks like it', async () => {
    const { browser } = await backend.customer();
    const body = JSON.stringify({ message: 'C:\\users \u{1f600} \\u0000' });
    expect((await browser.request('/api/account/postFeedback', { method: 'POST', headers: json, body })).status).not.toBe(500);
  });
});

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** How many places of Unicode are halves of a character, and where they begin. */
const halves = { from: 0xd8_00, count: 0x8_00 };

/**
 * Any character: each by the same number as of `unit: 'binary'`, which first writes down all 1.1 million of them to know what number one has. That takes more
 * than a second, and 180 MB.
 */
const character = fc.integer({ min: 0, max: 0x10_ff_ff - halves.count }).map(
  (number) => String.fromCodePoint(number < halves.from ? number : number + halves.count),
  (text) => {
    const place = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (place === undefined || text !== String.fromCodePoint(place)) throw new Error('It isn’t one character.');
    return place < halves.from ? place : place - halves.count;
  },
);

const hostile: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff',
    '\u202e\u200b',
    '\ufffe',
    "'; drop table customer; --",
    '${7*7}{{7*7}}<%=1%>',
    '../../etc/passwd',
    '__proto__',
    'x'.repeat(5_000),
    '9'.repeat(400),
    '-1',
    'NaN',
    '1e999',
    '0000-00-00',
    '9999-12-31T23:59:59.999Z',
    '275760-09-14',
    '00000000-0000-0000-0000-000000000000',
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -1e308,
    true,
    null,
    [],
    {},
    [null],
    { constructor: { prototype: 1 } },
  ),
  fc.string({ unit: character, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

/** What is put behind a text that is right, so that it gets further than one that is nothing like it. */
const tails = fc.oneof(
  fc.constantFrom(
    '\0',
    '\ud800',
    '\udfff',
    '\u202e',
    '\ufffe',
    "';--",
    '%',
    '\r\nBcc: a@evil.example',
    'x'.repeat(300),
    '9'.repeat(30),
  ),
  fc.string({ unit: character, minLength: 1, maxLength: 8 }),
);

type Path = readonly string[];

/** Of everything in a value, itself too. */
const pathsIn = (value: Json, path: Path = []): readonly Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner as Json, [...path, name]))
    : []),
];

type Edit = (before: Json) => Json | undefined;

function edited(value: Json, [name, ...rest]: Path, edit: Edit): Json | undefined {
  if (name === undefined) return edit(value);
  if (Array.isArray(value))
    return value.flatMap((inner: Json, index) => (String(index) === name ? (edited(inner, rest, edit) ?? []) : [inner]));
  if (typeof value !== 'object' || value === null) return value;
  const { [name]: before = null, ...others } = value as Readonly<Record<string, Json>>;
  const after = edited(before, rest, edit);
  return after === undefined ? others : { ...others, [name]: after };
}

const edits: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 4, arbitrary: tails.map((tail) => (before: Json) => (typeof before === 'string' ? before + tail : before)) },
  { weight: 3, arbitrary: hostile.map((other) => () => other) },
  { weight: 1, arbitrary: fc.constant(() => undefined) },
);

/** The example with one or two things in it changed, or gone. */
const like = (example: Json): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(example)), edits), { minLength: 1, maxLength: 2 })
    .map((changes) => changes.reduce<Json>((value, [path, edit]) => edited(value, path, edit) ?? null, example));

interface Hostile {
  readonly name: string;
  readonly query: Json;
  readonly body: Json;
}

const hostileTo = ([name, call]: [string, Call]): fc.Arbitrary<Hostile> =>
  fc.record({
    name: fc.constant(name),
    // Mostly one of the two is right, so that the other is looked at.
    query: oftenRight((call.example.query ?? {}) as Json),
    body: call.body ? like((call.example.body ?? {}) as Json) : oftenRight({}),
  });

const oftenRight = (example: Json) => fc.oneof({ weight: 3, arbitrary: fc.constant(example) }, like(example));

const allCalls: Readonly<Record<string, Call>> = { ...calls, ...backofficeCalls };
const ofBackend = Object.entries(allCalls).filter(([, { servedBy }]) => servedBy === 'backend') as [string, Call][];

/** What a query can't say is said as text. */
function searchOf(query: Json): string {
  const values = typeof query === 'object' && query !== null ? Object.entries(query) : [['q', query] as const];
  // `URLSearchParams` would mend half characters; what comes over the wire needn't be mended.
  return values
    .map(([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** The customer's own house instead of the example's, so that more than its name is looked at. */
const withHouse = (value: Json, houseId: string): Json =>
  JSON.parse(
    JSON.stringify(value, (name, inner: Json) =>
      name === 'houseId' && typeof inner === 'string' && inner.length === 36 ? houseId : inner,
    ),
  ) as Json;

/** Over connections that are kept, as browsers have them: a connection that breaks is a failure too. */
async function customerBehindSocket(): Promise<TestCustomer> {
  const customer = await backend.customer();
  const browser = new Browser((path, init) => fetch(url + path, { ...init, redirect: 'manual' }), 'http://localhost:3000');
  for (const [name, value] of customer.browser.cookies) browser.cookies.set(name, value);
  return { ...customer, browser };
}

test(
  'no request, whatever is in it, is a failure of ours',
  async () => {
    let customer = await customerBehindSocket();
    let seed = 20_261_123;
    for (let done = 0; done < requests; done += 500) {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...ofBackend).chain(hostileTo), async ({ name, query, body }) => {
          const call = allCalls[name]!;
          // Nobody is stopped for having asked too often: that is not what is tried.
          backend.pass(minutes(1));
          const search = searchOf(withHouse(query, customer.houseId));
          const headers = {
            ...(call.access === 'seller' && { authorization: `Bearer ${backofficeApiKey}` }),
            ...(call.method !== 'GET' && json),
          };
          const sent = call.method === 'GET' ? {} : { body: JSON.stringify(withHouse(body, customer.houseId)) };
          const answer = await customer.browser.request(`${call.path}?${search}`, { method: call.method, headers, ...sent });
          await answer.arrayBuffer();
          if (answer.status === 401 && call.access === 'customer') customer = await customerBehindSocket();
          expect(answer.status).toBeLessThan(500);
        }),
        { seed: seed++, numRuns: Math.min(500, requests - done), endOnFailure: true },
      );
    }
  },
  60_000 + requests * 50,
);
