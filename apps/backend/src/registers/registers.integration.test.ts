import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AddressBookAway, type AddressBook, type KnownAddress } from '../addresses/address-book.js';
import { registerAnswer } from '../adapters/database/schema/index.js';
import { days, hours, minutes, seconds } from '../clock/clock.js';
import { enqueue } from '../jobs/job.repository.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { RegisterAway } from './register-away.js';
import type { Registers } from './registers.js';

const building = { buildingYear: 1974, floorArea: 112, purposes: ['woonfunctie'] };
const label = {
  energyClass: 'C',
  buildingType: 'tussenwoning',
  registeredOn: '2022-03-14',
  validUntil: '2032-03-14',
  floorArea: 98,
} as const;

interface Finds {
  readonly address: AddressBook['find'];
  readonly building: Registers['buildings']['find'];
  readonly label: NonNullable<Registers['labels']>['find'];
  readonly group: Registers['energyUse']['ofGroup'];
  readonly postcode: Registers['energyUse']['ofPostcode'];
}

let backend: TestBackend;
/** Of which visitors don't wait long, though long enough on a busy machine for what is answered at once. */
let hasty: TestBackend;
let finds: Finds;
let asked: string[];
/** Each test has a home of its own, as what was answered is remembered. */
let homes = 0;
let dwellingId: string;
let groupOf: Registers['energyUse']['groupOf'];

const lindelaan = (addition: string): KnownAddress => ({ street: 'Lindelaan', place: 'Utrecht', addition, dwellingId });

beforeAll(async () => {
  /** Whichever the test has now, and notes that it was asked. */
  const ask =
    <Answer>(name: string, find: () => (key: string) => Promise<Answer>) =>
    (key: string): Promise<Answer> => {
      asked.push(name);
      return find()(key);
    };
  const registersOfTest: Parameters<typeof startTestBackend>[0] = {
    addresses: { find: (address) => finds.address(address) },
    registers: {
      buildings: { find: ask('building', () => finds.building) },
      labels: { find: ask('label', () => finds.label) },
      energyUse: {
        groupOf: (home) => groupOf(home),
        ofGroup: ask('group', () => finds.group),
        ofPostcode: ask('postcode', () => finds.postcode),
      },
    },
  };
  backend = await startTestBackend(registersOfTest);
  hasty = await startTestBackend({ ...registersOfTest, registerPatience: { home: seconds(3), all: seconds(3) } });
});
beforeEach(() => {
  backend.pass(minutes(1));
  asked = [];
  dwellingId = String(++homes).padStart(16, '0');
  groupOf = () => `group of ${homes}`;
  finds = {
    address: async () => [lindelaan('')],
    building: async () => building,
    label: async () => label,
    group: async () => ({ gas: 1_080, year: '2024' }),
    postcode: async () => ({ gas: 1_250, year: '2023' }),
  };
});

/** A postcode of the test's own. */
const zipcode = () => `${1_000 + homes} AB`;
const lookUp = async (addition?: string, at = backend) =>
  at.browser().call('getHomeFacts', { query: { zipcode: zipcode(), houseNumber: '12', ...(addition && { addition }) } });
const factsOf = async (at = backend) => {
  const { body } = await lookUp(undefined, at);
  if (!('outcome' in body) || body.outcome !== 'found') throw new Error('No home was found.');
  return body.facts;
};
const away = async () => Promise.reject(new RegisterAway('Away.'));
const never = () => new Promise<never>(() => undefined);
const today = () => backend.now().toISOString().slice(0, 10);
const known = (value: unknown, source: string, date: string) => ({ state: 'known', value, source, date });

test('a home is told with each fact’s source and date', async () => {
  await expect(lookUp()).resolves.toMatchObject({
    status: 200,
    body: { outcome: 'found', street: 'Lindelaan', place: 'Utrecht', addition: '' },
  });
  await expect(factsOf()).resolves.toEqual({
    buildingYear: known(1974, 'bag', today()),
    floorArea: known(112, 'bag', today()),
    purposes: known(['woonfunctie'], 'bag', today()),
    energyClass: known('C', 'epOnline', '2022-03-14'),
    buildingType: known('tussenwoning', 'epOnline', '2022-03-14'),
    gasOfSuchHomes: known(1_080, 'cbs', '2024'),
    gasOfNeighbours: known(1_250, 'cbs', '2023'),
  });
});

test('statistics are asked of what the other registers know', async () => {
  const groups: unknown[] = [];
  groupOf = (home) => {
    groups.push(home);
    return `group of ${homes}`;
  };
  await lookUp();
  expect(groups).toEqual([{ buildingType: 'tussenwoning', buildingYear: 1974, floorArea: 112 }]);
});

test('of a home that nobody knows anything of, there are no such homes', async () => {
  finds = { ...finds, building: async () => undefined, label: async () => undefined };
  await expect(factsOf()).resolves.toMatchObject({ gasOfSuchHomes: { state: 'unknown' }, gasOfNeighbours: { state: 'known' } });
  expect(asked).not.toContain('group');
});

test('an area that one register doesn’t have can be another’s', async () => {
  finds = { ...finds, building: async () => ({ purposes: ['winkelfunctie', 'woonfunctie'] }) };
  await expect(factsOf()).resolves.toMatchObject({
    buildingYear: { state: 'unknown' },
    floorArea: known(98, 'epOnline', '2022-03-14'),
  });
});

describe('an address', () => {
  test('that isn’t there is told so', async () => {
    finds = { ...finds, address: async () => [] };
    await expect(lookUp()).resolves.toMatchObject({ status: 200, body: { outcome: 'unknown' } });
    expect(asked).toEqual([]);
  });

  test('that can’t be looked up is no failure', async () => {
    finds = { ...finds, address: async () => Promise.reject(new AddressBookAway('Away.')) };
    await expect(lookUp()).resolves.toMatchObject({ status: 200, body: { outcome: 'unavailable' } });
  });

  test('of which the addition is missing, or another, gets those there are', async () => {
    finds = { ...finds, address: async () => ['B', 'A', '10'].map(lindelaan) };
    const choose = { status: 200, body: { outcome: 'additionNeeded', additions: ['10', 'A', 'B'] } };
    await expect(lookUp()).resolves.toMatchObject(choose);
    await expect(lookUp('C')).resolves.toMatchObject(choose);
    await expect(lookUp('b')).resolves.toMatchObject({ body: { outcome: 'found', addition: 'B' } });
    finds = { ...finds, address: async () => ['', 'A'].map(lindelaan) };
    await expect(lookUp('X')).resolves.toMatchObject({ body: { outcome: 'additionNeeded', additions: ['', 'A'] } });
  });

  test('without an id in the register has only what its neighbours use', async () => {
    finds = { ...finds, address: async () => [{ ...lindelaan(''), dwellingId: undefined }] };
    await expect(factsOf()).resolves.toMatchObject({
      buildingYear: { state: 'unknown' },
      energyClass: { state: 'unknown' },
      gasOfNeighbours: { state: 'known' },
    });
    expect(asked).not.toContain('building');
  });
});

const parts = [
  ['building', { buildingYear: 'lost', floorArea: 'known', energyClass: 'known', gasOfNeighbours: 'known' }],
  ['label', { buildingYear: 'known', energyClass: 'lost', buildingType: 'lost', gasOfNeighbours: 'known' }],
  ['group', { buildingYear: 'known', energyClass: 'known', gasOfSuchHomes: 'lost', gasOfNeighbours: 'known' }],
  ['postcode', { buildingYear: 'known', energyClass: 'known', gasOfSuchHomes: 'known', gasOfNeighbours: 'lost' }],
] as const;

describe.each(parts)('of the register %s', (name, expected) => {
  const states = (lost: string) =>
    Object.fromEntries(Object.entries(expected).map(([fact, state]) => [fact, { state: state === 'lost' ? lost : state }]));

  test('that is away only its own facts are missing, and it is asked again', async () => {
    const before = finds;
    finds = { ...finds, [name]: away };
    await expect(factsOf()).resolves.toMatchObject(states('unavailable'));
    finds = before;
    await expect(factsOf()).resolves.toMatchObject(states('known'));
  });

  test('that doesn’t know it, the same, and it is asked again the next day', async () => {
    const before = finds;
    finds = { ...finds, [name]: async () => undefined };
    await expect(factsOf()).resolves.toMatchObject(states('unknown'));
    finds = before;
    await expect(factsOf()).resolves.toMatchObject(states('unknown'));
    backend.pass(days(1));
    await expect(factsOf()).resolves.toMatchObject(states('known'));
  });

  test('that never answers is not waited for', async () => {
    finds = { ...finds, [name]: never };
    await expect(factsOf(hasty)).resolves.toMatchObject(states('unavailable'));
  });
});

test('statistics that are away as a whole take nothing else along', async () => {
  finds = { ...finds, group: away, postcode: away };
  await expect(factsOf()).resolves.toMatchObject({
    buildingYear: { state: 'known' },
    floorArea: { state: 'known' },
    energyClass: { state: 'known' },
    buildingType: { state: 'known' },
    gasOfSuchHomes: { state: 'unavailable' },
    gasOfNeighbours: { state: 'unavailable' },
  });
});

test('what comes too late serves the next one', async () => {
  let answer: (found: typeof building) => void = () => undefined;
  finds = { ...finds, building: () => new Promise((resolve) => (answer = resolve)) };
  await expect(factsOf(hasty)).resolves.toMatchObject({ buildingYear: { state: 'unavailable' } });
  answer(building);
  await expect.poll(async () => (await factsOf(hasty)).buildingYear.state).toBe('known');
  expect(asked.filter((name) => name === 'building')).toHaveLength(1);
});

describe('what was answered', () => {
  test('is remembered, with the day on which it was', async () => {
    const then = today();
    await factsOf();
    backend.pass(days(6));
    asked = [];
    await expect(factsOf()).resolves.toMatchObject({ buildingYear: known(1974, 'bag', then) });
    expect(asked).toEqual([]);
  });

  test('is asked again in time: labels after a week, buildings and statistics after a month', async () => {
    await factsOf();
    asked = [];
    backend.pass(days(8));
    await factsOf();
    expect(asked).toEqual(['label']);
    asked = [];
    backend.pass(days(23));
    await factsOf();
    expect(asked.toSorted()).toEqual(['building', 'group', 'label', 'postcode']);
  });

  test('stands in for a register that is away since, however old', async () => {
    const then = today();
    await factsOf();
    backend.pass(days(60));
    finds = { ...finds, building: away };
    await expect(factsOf()).resolves.toMatchObject({ buildingYear: known(1974, 'bag', then) });
  });

  test('of a label that has ended since doesn’t count', async () => {
    finds = { ...finds, label: async () => ({ ...label, validUntil: today() }) };
    await expect(factsOf()).resolves.toMatchObject({ energyClass: { state: 'known' } });
    backend.pass(days(1));
    await expect(factsOf()).resolves.toMatchObject({ energyClass: { state: 'unknown' } });
  });

  test('by many at once is asked once', async () => {
    await Promise.all([factsOf(), factsOf(), factsOf()]);
    expect(asked.filter((name) => name === 'building')).toHaveLength(1);
  });

  test('leaves in the end', async () => {
    await factsOf();
    const mine = async () =>
      (await backend.context.database.select().from(registerAnswer)).filter(({ key }) => key === dwellingId).length;
    expect(await mine()).toBe(2);
    backend.pass(days(30 + 90) + hours(1));
    await enqueue(backend.context.database, { kind: 'cleanUp', payload: {}, now: backend.now() });
    await backend.runDueJobs();
    expect(await mine()).toBe(0);
  });
});

test('one visitor asks no more than sixty times a minute', async () => {
  backend.pass(minutes(1));
  for (let time = 1; time <= 60; time++) expect((await lookUp()).status).toBe(200);
  await expect(lookUp()).resolves.toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
});
