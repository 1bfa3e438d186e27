/*
 * What PDOK publishes of its search through addresses: the OpenAPI description of Locatieserver v3_1 (https://api.pdok.nl/bzk/locatieserver/search/v3_1/), as kept in
 * github.com/foarsitter/locatieserver (openapi.json at 05158341); read on 2026-11-26.
 */

/** The query parameters of `/free`; any other is refused. */
export const parameters = ['q', 'lat', 'lon', 'fl', 'fq', 'df', 'qf', 'bq', 'start', 'rows', 'sort', 'wt'];

/** What an answer has of each document where `fl` doesn't say otherwise: all that there is. */
export const fields = (
  'id identificatie weergavenaam bron type subtype openbareruimte_id nwb_id openbareruimtetype straatnaam straatnaam_verkort adresseerbaarobject_id nummeraanduiding_id ' +
  'huisnummer huisletter huisnummertoevoeging huis_nlt postcode buurtnaam buurtcode wijknaam wijkcode woonplaatscode woonplaatsnaam gemeentecode gemeentenaam provinciecode ' +
  'provincienaam provincieafkorting kadastraal_object_id kadastrale_gemeentecode kadastrale_gemeentenaam kadastrale_sectie perceelnummer kadastrale_grootte gekoppeld_perceel ' +
  'kadastrale_aanduiding volgnummer gekoppeld_appartement wegnummer hectometernummer zijde hectometerletter waterschapsnaam waterschapscode rdf_seealso centroide_ll centroide_rd score'
).split(' ');

/** How `fl` may be written. */
export const fieldsPattern = /^([a-z_*]+( |,|, )?)+$/;

export const limits = { rows: 100, start: 10_000 };
