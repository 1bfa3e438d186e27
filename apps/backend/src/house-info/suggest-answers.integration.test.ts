import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AddressBookAway, type AddressBook } from '../addresses/address-book.js';
import { minutes } from '../clock/clock.js';
import { RegisterAway } from '../registers/register-away.js';
import { reservation, reservingAt } from '../testing/reserving.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
let reserving: ReturnType<typeof reservingAt>;
let findAddress: AddressBook['find'];
let labelsAway: boolean;
/** Each test has a home of its own, as what registers answer is remembered. */
let homes = 0;
let zipcode: string;

beforeAll(async () => {
  backend = await startTestBackend({
    addresses: { find: (address) => findAddress(address) },
    registers: {
      buildings: { find: async () => ({ buildingYear: 1974, floorArea: 112, purposes: ['woonfunctie'] }) },
      labels: {
        find: async () => {
          if (labelsAway) throw new RegisterAway('away');
          return { energyClass: 'C', buildingType: 'tussenwoning', registeredOn: '2022-03-14' };
        },
      },
      energyUse: {
        groupOf: () => 'such homes',
        ofGroup: async () => ({ gas: 1_080, electricity: 2_650, year: '2024' }),
        ofPostcode: async () => undefined,
      },
    },
  });
  reserving = reservingAt(backend);
});
beforeEach(() => {
  backend.pass(minutes(1));
  labelsAway = false;
  zipcode = `${2_000 + ++homes} AB`;
  findAddress = async () => [{ street: 'Lindelaan', place: 'Utrecht', addition: '', dwellingId: String(homes).padStart(16, '0') }];
});

/** Reserved at an address of the test's own, with what was said of the home there; signed in by the link in the mail. */
async function reserved(home?: object) {
  const body = reservation({ address: { ...reservation().address, postCode: zipcode }, ...(home && { home }) });
  const { email } = body.contactInformation;
  expect((await reserving.post(body)).status).toBe(200);
  await backend.runDueJobs();
  const browser = await reserving.firstLogin(email);
  const { body: houses } = await browser.call('getHouses', {});
  const houseId = Array.isArray(houses) ? (houses[0]?.id ?? '') : '';
  return { browser, houseId };
}

const knownTo = async ({ browser, houseId }: Awaited<ReturnType<typeof reserved>>) => {
  const { body } = await browser.call('getHouseSuggestions', { query: { houseId } });
  if (!('suggestions' in body)) throw new Error('Nothing was suggested.');
  return body;
};
const suggestedTo = async (customer: Awaited<ReturnType<typeof reserved>>) => {
  const { suggestions } = await knownTo(customer);
  return suggestions.map(({ field, answer, by, date }) => [field, answer, by, date]);
};

describe('what is known of a house before its questions are answered', () => {
  test('is what registers say of its address', async () => {
    expect(await suggestedTo(await reserved())).toEqual([
      ['buildingYear', '1975', 'bag', '2026-11-21'],
      ['buildingSize', '112', 'bag', '2026-11-21'],
      ['typeOfBuilding', 'tussenwoning', 'epOnline', '2022-03-14'],
      ['energylabel', 'C', 'epOnline', '2022-03-14'],
    ]);
  });

  test('is what was corrected before reserving, over what registers say', async () => {
    const said = { buildingType: 'hoekwoning', floorArea: 118, residents: 3, gasUse: 1_200, supply: 'low' };
    expect(await suggestedTo(await reserved(said))).toEqual([
      ['buildingYear', '1975', 'bag', '2026-11-21'],
      ['buildingSize', '118', 'customer', '2026-11-21'],
      ['typeOfBuilding', 'hoekwoning', 'customer', '2026-11-21'],
      ['people', '3', 'customer', '2026-11-21'],
      ['gasConsumption', '1200', 'customer', '2026-11-21'],
      ['heatReleaseSystem', ['vloerverwarming'], 'customer', '2026-11-21'],
      ['energylabel', 'C', 'epOnline', '2022-03-14'],
    ]);
  });

  test('has what to compare answers with: what is registered, and what such homes use', async () => {
    const { registered } = await knownTo(await reserved());
    expect(registered).toEqual({ buildingYear: 1974, floorArea: 112, usualGas: 1_080, usualElectricity: 2_650 });
  });

  test('is less while a register is away, and never a failure', async () => {
    labelsAway = true;
    expect((await suggestedTo(await reserved())).map(([field]) => field)).toEqual(['buildingYear', 'buildingSize']);
    findAddress = async () => {
      throw new AddressBookAway('away');
    };
    zipcode = '2999 AB';
    const nothingRegistered = await reserved({ residents: 2 });
    expect(await suggestedTo(nothingRegistered)).toEqual([['people', '2', 'customer', '2026-11-21']]);
    expect((await knownTo(nothingRegistered)).registered).toEqual({});
  });

  test('is what its picture shows, until the customer says otherwise', async () => {
    const { browser, houseId } = await reserved();
    const drawn = async (part = '') => browser.request(`/api/account/getHousePicture?houseId=${houseId}${part}`);
    const known = await drawn();
    expect(known.headers.get('content-type')).toBe('image/svg+xml');
    const picture = await known.text();
    expect(picture).toMatch(/^<svg .*>C<\/text>.*<\/svg>$/s);
    const marked = await (await drawn('&part=boiler')).text();
    expect([picture, marked].map((each) => each.includes('data-marked'))).toEqual([false, true]);
    await browser.call('postHouseInfo', {
      query: { houseId },
      body: { houseInfo: { completed: false, house: { typeOfBuilding: 'vrijstaand', completed: false } } },
    });
    const corrected = await (await drawn()).text();
    expect(corrected).toContain('>C</text>');
    expect(corrected).not.toBe(picture);
    await browser.call('postHouseInfo', {
      query: { houseId },
      body: { houseInfo: { completed: false, house: { typeOfBuilding: 'overig', completed: false } } },
    });
    expect((await drawn()).status).toBe(404);
  });

  test('is no answer until it is saved', async () => {
    const { browser, houseId } = await reserved({ residents: 2 });
    await suggestedTo({ browser, houseId });
    await expect(browser.call('getHouseInfo', { query: { houseId } })).resolves.toMatchObject({
      body: { houseInfo: { completed: false } },
    });
    const { body } = await browser.call('getHouseInfo', { query: { houseId } });
    expect(body).toEqual({ houseInfo: { completed: false }, installationInfo: { completed: false } });
  });

  test('goes along with what the customer downloads', async () => {
    const { browser } = await reserved({ residents: 5 });
    const { body } = await browser.call('getUserData', {});
    expect(body).toMatchObject({ data: { house: [{ saidBefore: { residents: 5 } }] } });
  });
});

test.each([
  ['more gas than any house has', { gasUse: 20_001 }],
  ['nine residents', { residents: 9 }],
  ['a year that isn’t one', { buildingYear: 19 }],
  ['what isn’t asked', { pump: 'ours' }],
])('a reservation with %s is refused', async (_what, home) => {
  expect(await reserving.post(reservation({ home } as never))).toMatchObject({ status: 400, body: { code: 'malformedRequest' } });
});

test('answers that no house has are refused, and those that hardly any has are taken', async () => {
  const { browser, houseId } = await reserved();
  const save = (consumption: object) =>
    browser.call('postHouseInfo', {
      query: { houseId },
      body: { houseInfo: { completed: true, consumption: { ...full, ...consumption } } } as never,
    });
  const full = {
    completed: true,
    gasConsumption: '1450',
    gasConsumptionYear: '2025',
    heatingUsage: 'overdag',
    electricityConsumption: '2900',
    waterConsumption: 'o.b.',
  };
  await expect(save({ gasConsumption: '999999999' })).resolves.toMatchObject({
    status: 422,
    body: { issues: [{ field: 'gasConsumption', message: 'Vul een getal in van 0 tot en met 20.000.' }] },
  });
  await expect(save({ electricityConsumption: '100001' })).resolves.toMatchObject({ status: 422 });
  await expect(save({ gasConsumption: '14500' })).resolves.toMatchObject({ status: 200 });
});
