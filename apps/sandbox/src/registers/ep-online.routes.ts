import { Hono, type Context } from 'hono';
import { faulty, type FaultSwitches } from '../faults/faults.js';
import { homeOf, type Home, type Label } from './homes.js';

interface EpOnlineOptions {
  readonly switches: FaultSwitches;
  readonly apiKey: string;
}

/** RVO's energy labels, v5: those of one home, by its id. https://public.ep-online.nl/swagger/index.html */
export function epOnlineRoutes({ switches, apiKey }: EpOnlineOptions): Hono {
  const app = new Hono();
  app.get(
    '/PandEnergielabel/AdresseerbaarObject/:id',
    async (c, next) => (c.req.header('authorization') === apiKey ? next() : problem(c, 401, 'Unauthorized')),
    faulty({
      switches,
      service: 'epOnline',
      zipcodeOf: (c) => homeOf(c.req.param('id') ?? '')?.address.postcode,
      unknown: notFound,
    }),
    (c) => {
      const id = c.req.param('id');
      if (!/^\d{16}$/.test(id)) return problem(c, 400, 'Bad Request');
      const home = homeOf(id);
      return home?.label ? c.json([labelOf(home, home.label)]) : notFound(c);
    },
  );
  return app;
}

const notFound = (c: Context) => problem(c, 404, 'Not Found');

const problem = (c: Context, status: 400 | 401 | 404, title: string) =>
  c.json({ type: 'about:blank', title, status, detail: title }, status, { 'content-type': 'application/problem+json' });

/** `PandEnergielabelV5`, as far as a home that is made up has it. */
const labelOf = ({ address, buildingId, year }: Home, { energyClass, type, subtype, registeredOn, validUntil, area }: Label) => ({
  Registratiedatum: registeredOn,
  Opnamedatum: registeredOn,
  Geldig_tot: validUntil,
  Soort_opname: 'Basisopname',
  Status: 'Bestaand',
  Berekeningstype: area === null ? 'Nader Voorschrift, versie 1.0' : 'NTA 8800:2020 (basisopname woningbouw)',
  IsVereenvoudigdLabel: false,
  Op_basis_van_referentiegebouw: false,
  Gebouwklasse: 'Woningbouw',
  Gebouwtype: type,
  Gebouwsubtype: subtype || null,
  Postcode: address.postcode,
  Huisnummer: address.huisnummer,
  Huisletter: address.huisletter ?? null,
  Huisnummertoevoeging: address.huisnummertoevoeging ?? null,
  BAGVerblijfsobjectID: address.adresseerbaarobject_id,
  BAGPandIDs: [buildingId],
  Bouwjaar: year,
  Gebruiksoppervlakte_thermische_zone: area,
  Energieklasse: energyClass,
});
