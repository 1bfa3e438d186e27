import { Hono } from 'hono';
import { faulty, type FaultSwitches } from '../faults/faults.js';
import { homes, type Home } from './homes.js';
import { collection, filterOf, getFeature } from './wfs.js';

/** m³ a year in 2024 of a home of 100 to 150 m² from before 1946. Made up, of the size that is published. */
const gasByType: Readonly<Record<string, number>> = {
  T001100: 1_230,
  ZW10320: 2_150,
  ZW10300: 1_720,
  ZW25806: 1_480,
  ZW25805: 1_290,
  ZW25810: 1_150,
};
const byPeriod: Readonly<Record<string, number>> = {
  T001018: 0.82,
  ZW25799: 1,
  ZW25800: 0.94,
  ZW10406: 0.87,
  ZW25801: 0.78,
  ZW25815: 0.67,
  ZW25818: 0.55,
  ZW25797: 0.24,
};
const byArea: Readonly<Record<string, number>> = {
  T001116: 0.95,
  A050300: 0.48,
  A025408: 0.66,
  A025409: 0.82,
  A025410: 1,
  A025411: 1.3,
  A050301: 1.75,
};
/** kWh a year from the grid, of all homes together; by area as for gas. Made up, of the size that is published. */
const electricity = 2_650;
/** Homes use less each year; of the last one nothing is published yet. */
const byYear: readonly (readonly [year: string, factor: number | null])[] = [
  ['2021', 1.19],
  ['2022', 1.05],
  ['2023', 0.99],
  ['2024', 1],
  ['2025', null],
];
const totals: Readonly<Record<string, string>> = { Bewonersklasse: 'T001351', HoofdverwarmingEnZonnestroom: 'T001614' };

/** Statistics Netherlands' open data (OData 3): the average use of energy of kinds of homes, table 85140NED. https://opendata.cbs.nl/ODataApi/OData/85140NED */
export function cbsRoutes(switches: FaultSwitches): Hono {
  const app = new Hono();
  app.get('/85140NED/TypedDataSet', faulty({ switches, service: 'cbs', unknown: (c) => c.json({ value: [] }) }), (c) => {
    const filter = Object.fromEntries(
      [...(c.req.query('$filter') ?? '').matchAll(/(\w+) eq '([^']*)'/g)].map(([, name, value]) => [name, value ?? '']),
    );
    const wanted = ['Woningtype', 'Bouwjaar', 'Gebruiksoppervlakte', ...Object.keys(totals)];
    if (wanted.some((name) => filter[name] === undefined))
      return c.json({ 'odata.error': { message: { value: 'This stand-in asks for a filter on each dimension.' } } }, 400);
    const gas = gasByType[filter.Woningtype!];
    const period = byPeriod[filter.Bouwjaar!];
    const area = byArea[filter.Gebruiksoppervlakte!];
    const counted = Object.entries(totals).every(([name, total]) => filter[name] === total);
    if (gas === undefined || period === undefined || area === undefined || !counted) return c.json({ value: [] });
    return c.json({
      'odata.metadata': 'https://opendata.cbs.nl/ODataApi/OData/85140NED/$metadata#Cbs.OData.WebAPI.TypedDataSet',
      value: byYear.map(([year, factor]) => ({
        Perioden: `${year}JJ00`,
        GemiddeldeAardgasleveringTempGecorr_3: factor === null ? null : Math.round((gas * period * area * factor) / 10) * 10,
        GemiddeldeElektriciteitslevering_23: factor === null ? null : Math.round((electricity * area * factor) / 10) * 10,
      })),
    });
  });
  return app;
}

const typeName = 'postcode6:postcode6';
const fewest = 6;
const secret = -99_997;

const gasOf = ({ area, year }: Home) => area * (year < 1946 ? 13.5 : year < 1975 ? 11.5 : year < 1992 ? 10 : year < 2006 ? 8 : 5);
const electricityOf = ({ area }: Home) => 900 + area * 16;

const features = [...new Set(homes.map(({ address }) => address.postcode))].map((postcode6) => {
  const there = homes.filter(({ address }) => address.postcode === postcode6);
  const averageOf = (use: (home: Home) => number) =>
    there.length < fewest ? secret : Math.round(there.reduce((sum, home) => sum + use(home), 0) / there.length / 50) * 50;
  return {
    postcode6,
    aantalWoningen: there.length,
    gemiddeldGasverbruikWoning: averageOf(gasOf),
    gemiddeldElektriciteitsverbruikWoning: averageOf(electricityOf),
  };
});

/** Its figures by postcode, as PDOK's WFS. https://service.pdok.nl/cbs/postcode6/2023/wfs/v1_0 */
export function cbsPostcodeRoutes(switches: FaultSwitches): Hono {
  const app = new Hono();
  app.get(
    '/2023/wfs/v1_0',
    faulty({
      switches,
      service: 'cbsPostcode',
      zipcodeOf: (c) => filterOf(c)?.value,
      unknown: (c) => collection(c, typeName, []),
    }),
    (c) => getFeature(c, { typeName, features }),
  );
  return app;
}
