import type { ProductPrice } from '@pomp/domain';
import type { Edition } from '../edition.js';
import { dutchRoutes } from '../routes/dutch-routes.js';
import { englishRoutes } from '../routes/english-routes.js';
import type { Routes } from '../routes/routes.js';
import { amstelwarmte as brand } from '../brands/amstelwarmte.js';

/** Its account is at /mijn/, and some pages in it are called otherwise. */
const paths = {
  ...(Object.fromEntries(
    Object.entries(dutchRoutes.paths).map(([to, path]) => [
      to,
      path.replace(/^\/account\//, '/mijn/').replace(/^\/auth\//, '/toegang/'),
    ]),
  ) as Routes['paths']),
  login: '/inloggen/',
  documents: '/mijn/papieren{/:orderId}/',
  houseInfo: '/mijn/huis/',
  houseInfoStep: '/mijn/huis/stap/:step/',
  houseInfoReview: '/mijn/huis/controleren/',
  addHouse: '/mijn/huis/erbij/',
} satisfies Routes['paths'];

/** The products are Pomp's, the prices Amstelwarmte's own. */
const since = '2026-11-01';
const pompAo = { description: 'Pomp AO', price: 329_500 };
const pompT = {
  description: { 'nl-NL': 'Pomp T met boiler van 200 liter', 'en-GB': 'Pomp T with a 200-litre cylinder' },
  price: 479_500,
};
const element = { description: 'Element', price: 72_500 };
const boilerRemoval = {
  description: { 'nl-NL': 'Oude cv-ketel meenemen', 'en-GB': 'Taking away the old boiler' },
  price: 9_900,
};
const included = [
  { 'nl-NL': 'Digitale inspectie en installatieplan', 'en-GB': 'Digital inspection and installation plan' },
  { 'nl-NL': 'Plaatsen en aansluiten', 'en-GB': 'Placing and connecting' },
  { 'nl-NL': 'Tien jaar onderhoud', 'en-GB': 'Ten years of maintenance' },
];
const prices: readonly ProductPrice[] = [
  { product: 'Pomp AO', since, parts: [pompAo], included, boilerRemoval: null },
  { product: 'All-Electric', since, parts: [pompAo, pompT, element], included, boilerRemoval },
  { product: 'Upgrade', since, parts: [pompT], included, boilerRemoval },
];

/** A made-up second seller: nothing of its looks, names, addresses or prices is Pomp's. */
export const edition: Edition = {
  id: 'amstelwarmte',
  locale: 'nl-NL',
  locales: ['nl-NL', 'en-GB'],
  brand,
  seller: {
    description: { 'nl-NL': 'Warmtepompen voor huizen rond Amsterdam.', 'en-GB': 'Heat pumps for homes around Amsterdam.' },
    slogan: { 'nl-NL': 'de stad van het gas', 'en-GB': 'the city of gas' },
    email: 'hulp@amstelwarmte.example',
    phone: '020 000 56 78',
    legal: {
      name: 'Amstelwarmte Coöperatief U.A.',
      kvkNumber: '00012345',
      vatNumber: 'NL000123456B01',
      address: { street: 'Weesperzijde 1', postCode: '1091 EA', city: 'Amsterdam' },
    },
  },
  routes: {
    ...dutchRoutes,
    paths,
    segments: {
      ...dutchRoutes.segments,
      houseInfoStep: { ...dutchRoutes.segments.houseInfoStep, heating: 'verwarming', isolation: 'isolatie' },
    },
    review: 'controleren',
  },
  translatedRoutes: { 'en-GB': englishRoutes },
  prices,
};
