import { Hono } from 'hono';
import { faulty, type FaultSwitches } from '../faults/faults.js';
import { homeOf, homes } from './homes.js';
import { collection, filterOf, getFeature } from './wfs.js';

const typeName = 'bag:verblijfsobject';

const features = homes.map(({ address, buildingId, year, area, purposes }) => ({
  identificatie: address.adresseerbaarobject_id,
  rdf_seealso: `http://bag.basisregistraties.overheid.nl/bag/id/verblijfsobject/${address.adresseerbaarobject_id}`,
  oppervlakte: area,
  status: 'Verblijfsobject in gebruik',
  gebruiksdoel: purposes.join(','),
  openbare_ruimte: address.straatnaam,
  huisnummer: address.huisnummer,
  huisletter: address.huisletter ?? '',
  toevoeging: address.huisnummertoevoeging ?? '',
  postcode: address.postcode,
  woonplaats: address.woonplaatsnaam,
  bouwjaar: year,
  pandidentificatie: buildingId,
  pandstatus: 'Pand in gebruik',
}));

/** PDOK's WFS of the register of buildings and addresses, v2.0: homes with the year of their building. https://service.pdok.nl/lv/bag/wfs/v2_0 */
export function bagRoutes(switches: FaultSwitches): Hono {
  const app = new Hono();
  app.get(
    '/',
    faulty({
      switches,
      service: 'bag',
      zipcodeOf: (c) => homeOf(filterOf(c)?.value ?? '')?.address.postcode,
      unknown: (c) => collection(c, typeName, []),
    }),
    (c) => getFeature(c, { typeName, features }),
  );
  return app;
}
