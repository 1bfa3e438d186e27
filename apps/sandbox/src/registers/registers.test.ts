import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epOnlineApiKey, startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';
import { faults, services } from '../faults/faults.js';
import { homes } from './homes.js';
import { dwellingFields, energyUseCodes, energyUseFields, labelFields, postcodeFields, untold } from './published.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
});

const shown = homes.find(({ address }) => address.postcode === '3581KJ' && address.huis_nlt === '12')!;
const id = shown.address.adresseerbaarobject_id;
const filter = (property: string, value: string) =>
  `<Filter><PropertyIsEqualTo><PropertyName>${property}</PropertyName><Literal>${value}</Literal></PropertyIsEqualTo></Filter>`;

async function ask(path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const answer = await fetch(`${sandbox.url}${path}?${new URLSearchParams(query).toString()}`, { headers });
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    body: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as never) : undefined,
  };
}
const wfs = { service: 'WFS', version: '2.0.0', request: 'GetFeature', outputFormat: 'application/json' };
const building = (value = id) =>
  ask('/lv/bag/wfs/v2_0', { ...wfs, typeName: 'bag:verblijfsobject', filter: filter('identificatie', value) });
const label = (value = id, key = epOnlineApiKey) =>
  ask(`/ep-online/api/v5/PandEnergielabel/AdresseerbaarObject/${value}`, {}, { authorization: key });
const neighbours = (postcode: string) =>
  ask('/cbs/postcode6/2023/wfs/v1_0', { ...wfs, typeName: 'postcode6:postcode6', filter: filter('postcode6', postcode) });
const kind = {
  Woningtype: 'ZW25805',
  Gebruiksoppervlakte: 'A025410',
  Bouwjaar: 'ZW10406',
  Bewonersklasse: 'T001351',
  HoofdverwarmingEnZonnestroom: 'T001614',
};
const group = (of: Partial<typeof kind> = {}) =>
  ask('/ODataApi/OData/85140NED/TypedDataSet', {
    $filter: Object.entries({ ...kind, ...of })
      .map(([dimension, code]) => `${dimension} eq '${code}'`)
      .join(' and '),
  });
const address = (postcode = '3581KJ') =>
  ask('/bzk/locatieserver/search/v3_1/free', { fq: `postcode:${postcode}`, fl: 'adresseerbaarobject_id,huis_nlt' });

test('labels have no field that nobody reads in EP-Online’s, and dates as it writes them', async () => {
  const { text } = await label();
  const [found = {}] = JSON.parse(text) as readonly Readonly<Record<string, unknown>>[];
  expect(labelFields).toEqual(expect.arrayContaining(Object.keys(found)));
  for (const date of ['Registratiedatum', 'Opnamedatum', 'Geldig_tot'])
    expect(found[date]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/);
});

describe('what others read in the real ones', () => {
  interface Features {
    readonly features: readonly { readonly properties: Readonly<Record<string, unknown>> }[];
  }
  const propertiesOf = ({ text }: { readonly text: string }) => (JSON.parse(text) as Features).features[0]?.properties ?? {};

  test('is all that a home has in the register of buildings', async () => {
    expect(Object.keys(propertiesOf(await building())).toSorted()).toEqual(dwellingFields.toSorted());
  });

  test('is what a postcode has, and how one that isn’t told is written', async () => {
    const [told, secret] = [propertiesOf(await neighbours('3581KJ')), propertiesOf(await neighbours('4811VW'))];
    expect(postcodeFields).toEqual(expect.arrayContaining(Object.keys(told)));
    expect(untold).toContain(secret['gemiddeldGasverbruikWoning']);
  });

  test.each(Object.entries(energyUseCodes))('are the codes of %s, each with figures of its own name', async (dimension, codes) => {
    for (const code of codes) {
      const { value } = JSON.parse((await group({ [dimension]: code })).text) as { value: object[] };
      expect(value.length, code).toBeGreaterThan(0);
      for (const row of value) expect(energyUseFields).toEqual(expect.arrayContaining(Object.keys(row)));
    }
  });
});

describe('the homes', () => {
  test('are two hundred and more, of every type, with and without a label', () => {
    expect(homes.length).toBeGreaterThanOrEqual(200);
    expect(new Set(homes.map(({ address: { adresseerbaarobject_id } }) => adresseerbaarobject_id)).size).toBe(homes.length);
    const types = new Set(homes.map(({ label: one }) => one && `${one.type} ${one.subtype}`));
    for (const type of ['Vrijstaande woning ', 'Rijwoning tussen ', undefined]) expect(types).toContain(type);
    for (const subtype of ['Twee-onder-een-kap', 'Rijwoning hoek'])
      expect(types).toContain(`Twee-onder-een-kap / rijwoning hoek ${subtype}`);
    expect([...types].some((type) => type?.startsWith('Appartement'))).toBe(true);
    const classes = new Set(homes.map(({ label: one }) => one?.energyClass));
    for (const energyClass of ['A+++', 'A', 'B', 'C', 'D', 'E', 'F', 'G']) expect(classes).toContain(energyClass);
  });

  test('are consistent: no label from before the home, flats in one building, others in one each', () => {
    for (const { label: one, year } of homes) if (one) expect(Number(one.registeredOn.slice(0, 4))).toBeGreaterThanOrEqual(year);
    const streetOf = new Map<string, string>();
    for (const {
      buildingId,
      address: { postcode },
      year,
    } of homes) {
      const street = `${postcode} ${year}`;
      expect(streetOf.get(buildingId) ?? street).toBe(street);
      streetOf.set(buildingId, street);
    }
    expect(streetOf.size).toBeLessThan(homes.length);
  });
});

describe('each register', () => {
  test('knows the home by the same id', async () => {
    const { body: found } = await address();
    expect(found).toMatchObject({
      response: { docs: expect.arrayContaining([{ adresseerbaarobject_id: id, huis_nlt: '12' }]) as unknown },
    });
    await expect(building()).resolves.toMatchObject({
      body: { features: [{ properties: { identificatie: id, bouwjaar: 1974, oppervlakte: 112, gebruiksdoel: 'woonfunctie' } }] },
    });
    await expect(label()).resolves.toMatchObject({
      body: [{ Energieklasse: 'C', Gebouwtype: 'Rijwoning tussen', BAGVerblijfsobjectID: id }],
    });
    await expect(neighbours('3581KJ')).resolves.toMatchObject({
      body: { features: [{ properties: { gemiddeldGasverbruikWoning: expect.any(Number) as number } }] },
    });
    await expect(group()).resolves.toMatchObject({
      body: {
        value: expect.arrayContaining([
          expect.objectContaining({ Perioden: '2024JJ00', GemiddeldeAardgasleveringTempGecorr_3: 1_120 }) as unknown,
        ]) as unknown,
      },
    });
  });

  test('answers of what it doesn’t have as the real one', async () => {
    await expect(building('0000000000000009')).resolves.toMatchObject({ status: 200, body: { features: [] } });
    await expect(label('0000000000000009')).resolves.toMatchObject({ status: 404 });
    await expect(label('9')).resolves.toMatchObject({ status: 400 });
    await expect(label(id, 'Bearer x')).resolves.toMatchObject({ status: 401 });
    await expect(neighbours('4811VW')).resolves.toMatchObject({
      body: { features: [{ properties: { gemiddeldGasverbruikWoning: -99_997 } }] },
    });
    await expect(group({ Woningtype: 'ZW99999' })).resolves.toMatchObject({ status: 200, body: { value: [] } });
    await expect(ask('/lv/bag/wfs/v2_0', { ...wfs, typeName: 'bag:ligplaats' })).resolves.toMatchObject({ status: 400 });
  });
});

describe('a fault', () => {
  const set = (service: string, fault: string, zipcode = '') =>
    fetch(`${sandbox.url}/registers/`, {
      method: 'POST',
      body: new URLSearchParams({ service, fault, zipcode }),
      redirect: 'manual',
    });
  beforeEach(async () => {
    for (const service of Object.keys(services)) for (const zipcode of ['', '3581KJ']) await set(service, 'off', zipcode);
  });
  const asks = {
    locatieserver: () => address(),
    bag: () => building(),
    epOnline: () => label(),
    cbs: () => group(),
    cbsPostcode: () => neighbours('3581KJ'),
  };

  test.each(Object.entries(asks))('of %s is switched on and off', async (service, askIt) => {
    const usual = await askIt();
    await set(service, 'away');
    await expect(askIt()).resolves.toMatchObject({ status: 503 });
    await set(service, 'limited');
    await expect(askIt()).resolves.toMatchObject({ status: 429 });
    await set(service, 'wrong');
    await expect(askIt()).resolves.toMatchObject({ status: 200, body: undefined });
    await set(service, 'unknown');
    expect((await askIt()).text).not.toBe(usual.text);
    await set(service, 'off');
    await expect(askIt()).resolves.toEqual(usual);
  });

  test('can be of one postcode', async () => {
    await set('bag', 'away', '3581 kj');
    expect((await building()).status).toBe(503);
    const elsewhere = homes.find(({ address: { postcode } }) => postcode !== '3581KJ')!;
    expect((await building(elsewhere.address.adresseerbaarobject_id)).status).toBe(200);
  });

  test('of one postcode is of the address book too, however that is asked for', async () => {
    await set('locatieserver', 'away', '3581KJ');
    for (const postcode of ['3581KJ', '3581kj', '"3581KJ"']) expect((await address(postcode)).status, postcode).toBe(503);
    expect((await address('3011WX')).status).toBe(200);
  });

  test('of one postcode isn’t of figures by kind of home, which are asked for without one', async () => {
    const refused = await set('cbs', 'away', '3581KJ');
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('zonder postcode')]);
    expect((await ask('/registers/')).text).toContain('CBS, woningen van hetzelfde soort (alleen overal)');
  });

  test('is listed on the page, and must be one', async () => {
    await set('epOnline', 'slow', '3581KJ');
    const { text } = await ask('/registers/');
    expect(text).toContain(`EP-Online: ${faults.slow} (3581KJ)`);
    for (const [service, fault] of [
      ['epOnline', 'fire'],
      ['epOnline', 'toString'],
      ['toString', 'slow'],
    ] as const)
      expect((await set(service, fault)).status).toBe(400);
  });
});
