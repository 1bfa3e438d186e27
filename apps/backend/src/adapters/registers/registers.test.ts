import { describe, expect, test } from 'vitest';
import { answeringServer, faults, json, originOf } from '../../testing/answering-server.js';
import { bagBuildings } from './bag-buildings.js';
import { cbsEnergyUse } from './cbs-energy-use.js';
import { epOnlineLabels } from './ep-online-labels.js';

const id = '0599010000295420';
const clock = () => new Date('2026-11-21T09:00:00.000Z');

/** Answers, and tells what was asked. */
async function asked(body: unknown) {
  const questions: { readonly path: string; readonly query: Record<string, string>; readonly authorization: string | undefined }[] =
    [];
  const origin = await answeringServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://register');
    questions.push({
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      authorization: request.headers.authorization,
    });
    json(body)(request, response);
  });
  return { origin, questions };
}

describe('the register of buildings', () => {
  const feature = (properties: object) => ({ type: 'Feature', properties: { identificatie: id, ...properties }, geometry: null });
  const home = { gebruiksdoel: 'woonfunctie', oppervlakte: 62, bouwjaar: 1873, pandstatus: 'Pand in gebruik' };
  const find = async (...features: readonly object[]) => {
    const origin = await answeringServer(json({ type: 'FeatureCollection', numberMatched: features.length, features }));
    return bagBuildings({ url: origin }).find(id);
  };

  test('is asked for one home, by its id', async () => {
    const { origin, questions } = await asked({ features: [feature(home)] });
    await bagBuildings({ url: `${origin}/lv/bag/wfs/v2_0` }).find(id);
    expect(questions).toMatchObject([
      {
        path: '/lv/bag/wfs/v2_0',
        query: {
          service: 'WFS',
          version: '2.0.0',
          request: 'GetFeature',
          typeName: 'bag:verblijfsobject',
          outputFormat: 'application/json',
          filter: `<Filter><PropertyIsEqualTo><PropertyName>identificatie</PropertyName><Literal>${id}</Literal></PropertyIsEqualTo></Filter>`,
        },
      },
    ]);
  });

  test('says year, area and purposes', async () => {
    await expect(find(feature(home))).resolves.toEqual({ buildingYear: 1873, floorArea: 62, purposes: ['woonfunctie'] });
  });

  test('reads figures that are written as text', async () => {
    await expect(find(feature({ ...home, bouwjaar: '1873', oppervlakte: '62' }))).resolves.toMatchObject({
      buildingYear: 1873,
      floorArea: 62,
    });
  });

  test.each([
    ['an area that stands for not knowing', { oppervlakte: 1 }, { buildingYear: 1873, purposes: ['woonfunctie'] }],
    ['an area of five digits', { oppervlakte: 99_999 }, { buildingYear: 1873, purposes: ['woonfunctie'] }],
    ['a year that stands for not knowing', { bouwjaar: 1005 }, { floorArea: 62, purposes: ['woonfunctie'] }],
    [
      'an area that is partly a school',
      { gebruiksdoel: 'onderwijsfunctie,woonfunctie' },
      { buildingYear: 1873, purposes: ['onderwijsfunctie', 'woonfunctie'] },
    ],
    ['nothing at all', { oppervlakte: null, bouwjaar: null, gebruiksdoel: null }, { purposes: [] }],
  ])('leaves out %s', async (_what, given, expected) => {
    await expect(find(feature({ ...home, ...given }))).resolves.toEqual(expected);
  });

  test('doesn’t know what isn’t there, or is another’s', async () => {
    await expect(find()).resolves.toBeUndefined();
    await expect(find(feature({ ...home, identificatie: '0599010000000001' }))).resolves.toBeUndefined();
  });

  test('takes the building that stands, of two', async () => {
    const gone = feature({ ...home, bouwjaar: 1850, pandstatus: 'Pand gesloopt' });
    await expect(find(gone, feature(home))).resolves.toMatchObject({ buildingYear: 1873 });
  });

  test('isn’t asked for what is no id', async () => {
    await expect(bagBuildings({ url: 'http://127.0.0.1:9' }).find('1</Literal>')).rejects.toThrow(TypeError);
  });

  test.each(faults)('says so of an answer %s', async (_what, answer) => {
    await expect(bagBuildings({ url: await originOf(answer), timeout: 100 }).find(id)).rejects.toMatchObject({
      name: 'RegisterAway',
    });
  });
});

describe('the register of energy labels', () => {
  const label = {
    Registratiedatum: '2024-02-04T00:00:00',
    Geldig_tot: '2034-01-14T00:00:00',
    Energieklasse: 'B',
    Gebouwklasse: 'Woningbouw',
    Gebouwtype: 'Appartement',
    Gebouwsubtype: 'Tussenmidden',
    BAGVerblijfsobjectID: id,
    Gebruiksoppervlakte_thermische_zone: 54.41,
  };
  const find = async (body: unknown, status = 200) =>
    epOnlineLabels({ url: await answeringServer(json(body, status)), apiKey: 'sleutel', clock }).find(id);

  test('is asked with the bare key', async () => {
    const { origin, questions } = await asked([label]);
    await epOnlineLabels({ url: `${origin}/api/v5`, apiKey: 'sleutel', clock }).find(id);
    expect(questions).toEqual([
      { path: `/api/v5/PandEnergielabel/AdresseerbaarObject/${id}`, query: {}, authorization: 'sleutel' },
    ]);
  });

  test('says class, type, area and dates', async () => {
    await expect(find([label])).resolves.toEqual({
      energyClass: 'B',
      buildingType: 'appartement',
      floorArea: 54,
      registeredOn: '2024-02-04',
      validUntil: '2034-01-14',
    });
  });

  test('gives the newest that holds, and is this home’s', async () => {
    const found = await find([
      { ...label, Energieklasse: 'D', Registratiedatum: '2020-01-01T00:00:00' },
      { ...label, Energieklasse: 'C', Registratiedatum: '2025-01-01T00:00:00' },
      { ...label, Energieklasse: 'G', Registratiedatum: '2026-01-01T00:00:00', Geldig_tot: '2026-11-20T00:00:00' },
      { ...label, Energieklasse: 'A', Registratiedatum: '2026-02-01T00:00:00', BAGVerblijfsobjectID: '0599010000000001' },
      { ...label, Energieklasse: '?', Registratiedatum: '2026-03-01T00:00:00' },
    ]);
    expect(found).toMatchObject({ energyClass: 'C' });
  });

  test.each([
    ['Vrijstaande woning', '', 'vrijstaand'],
    ['Twee-onder-één-kap', '', '2onder1kap'],
    ['Twee-onder-een-kap / rijwoning hoek', 'Twee-onder-een-kap', '2onder1kap'],
    ['Twee-onder-een-kap / rijwoning hoek', 'Rijwoning hoek', 'hoekwoning'],
    ['Twee-onder-een-kap / rijwoning hoek', '', undefined],
    ['Rijwoning hoek', null, 'hoekwoning'],
    ['Rijwoning tussen', null, 'tussenwoning'],
    ['Flatwoning (overig)', null, 'appartement'],
    ['Maisonnette', 'Hoekdak', 'appartement'],
    ['Woonwagen', null, 'anders'],
    ['Woongebouw met niet-zelfstandige woonruimte', null, undefined],
  ])('calls %s (%s) %s', async (Gebouwtype, Gebouwsubtype, expected) => {
    const found = await find([{ ...label, Gebouwtype, Gebouwsubtype }]);
    expect(found?.buildingType).toBe(expected);
  });

  test('has none where it answers that it isn’t there', async () => {
    await expect(find({ title: 'Not Found', status: 404 }, 404)).resolves.toBeUndefined();
    await expect(find([])).resolves.toBeUndefined();
  });

  test('is away without a valid key', async () => {
    await expect(find({ title: 'Unauthorized', status: 401 }, 401)).rejects.toMatchObject({ name: 'RegisterAway' });
  });

  test.each(faults)('says so of an answer %s', async (_what, answer) => {
    const labels = epOnlineLabels({ url: await originOf(answer), apiKey: 'sleutel', clock, timeout: 100 });
    await expect(labels.find(id)).rejects.toMatchObject({ name: 'RegisterAway' });
  });
});

describe('statistics of the use of energy', () => {
  const measure = 'GemiddeldeAardgasleveringTempGecorr_3';
  // So long that a busy machine answers in time; what never answers is waited for less.
  const at = (url: string, postcodeUrl = url, timeout = 5_000) => cbsEnergyUse({ url, postcodeUrl, timeout });
  const { groupOf } = at('http://127.0.0.1:9');

  test('count homes in groups by type, year and area', () => {
    expect(groupOf({})).toBe('T001100-T001018-T001116');
    expect(groupOf({ buildingType: 'tussenwoning', buildingYear: 1974, floorArea: 112 })).toBe('ZW25805-ZW10406-A025410');
    expect(groupOf({ buildingType: 'vrijstaand', buildingYear: 1975, floorArea: 250 })).toBe('ZW10320-ZW25801-A050301');
    expect(groupOf({ buildingType: 'anders', buildingYear: 1873, floorArea: 49 })).toBe('T001100-ZW25799-A050300');
    expect(groupOf({ buildingYear: 2024 })).toBe('T001100-ZW25797-T001116');
  });

  test('of a group are of the newest year that has a figure', async () => {
    const { origin, questions } = await asked({
      value: [
        { Perioden: '2023JJ00', [measure]: 1_120 },
        { Perioden: '2025JJ00', [measure]: null },
        { Perioden: '2024JJ00', [measure]: 1_080 },
      ],
    });
    await expect(at(origin).ofGroup('ZW25805-ZW10406-A025410')).resolves.toEqual({ gas: 1_080, year: '2024' });
    expect(questions).toMatchObject([
      {
        path: '/85140NED/TypedDataSet',
        query: {
          $filter:
            "Woningtype eq 'ZW25805' and Gebruiksoppervlakte eq 'A025410' and Bouwjaar eq 'ZW10406' and Bewonersklasse eq 'T001351' and HoofdverwarmingEnZonnestroom eq 'T001614'",
        },
      },
    ]);
  });

  test('tell the electricity too, where it is published', async () => {
    const ofGroup = json({ value: [{ Perioden: '2024JJ00', [measure]: 1_080, GemiddeldeElektriciteitslevering_23: 2_650 }] });
    await expect(at(await answeringServer(ofGroup)).ofGroup('a-b-c')).resolves.toMatchObject({ electricity: 2_650 });
    const ofPostcode = (electricity: number) => ({
      features: [
        {
          properties: {
            postcode6: '1271AD',
            gemiddeldGasverbruikWoning: 1_250,
            gemiddeldElektriciteitsverbruikWoning: electricity,
          },
        },
      ],
    });
    await expect(at(await answeringServer(json(ofPostcode(2_700)))).ofPostcode('1271 AD')).resolves.toMatchObject({
      electricity: 2_700,
    });
    await expect(at(await answeringServer(json(ofPostcode(-99_997)))).ofPostcode('1271 AD')).resolves.not.toHaveProperty(
      'electricity',
    );
  });

  test('of a group can be missing', async () => {
    await expect(at(await answeringServer(json({ value: [] }))).ofGroup('a-b-c')).resolves.toBeUndefined();
    const secret = json({ value: [{ Perioden: '2024JJ00', [measure]: null }] });
    await expect(at(await answeringServer(secret)).ofGroup('a-b-c')).resolves.toBeUndefined();
  });

  const postcodes = (gemiddeldGasverbruikWoning: number | null) => ({
    features: [{ properties: { postcode6: '1271AD', gemiddeldGasverbruikWoning } }],
  });

  test('of a postcode are asked for as it is written there', async () => {
    const { origin, questions } = await asked(postcodes(1_250));
    await expect(at('http://127.0.0.1:9', `${origin}/cbs/postcode6`).ofPostcode('1271 AD')).resolves.toEqual({
      gas: 1_250,
      year: '2023',
    });
    expect(questions).toMatchObject([
      {
        path: '/cbs/postcode6/2023/wfs/v1_0',
        query: { typeName: 'postcode6:postcode6', filter: expect.stringContaining('<Literal>1271AD</Literal>') as string },
      },
    ]);
  });

  test.each([-99_997, -99_995, null, 0])('of a postcode that is kept secret, or comes later, are missing: %s', async (value) => {
    await expect(at(await answeringServer(json(postcodes(value)))).ofPostcode('1271 AD')).resolves.toBeUndefined();
  });

  test.each(faults)('say so of an answer %s', async (_what, answer) => {
    const origin = await originOf(answer);
    const impatient = at(origin, origin, 100);
    await expect(impatient.ofGroup('a-b-c')).rejects.toMatchObject({ name: 'RegisterAway' });
    await expect(impatient.ofPostcode('1271 AD')).rejects.toMatchObject({ name: 'RegisterAway' });
  });
});
