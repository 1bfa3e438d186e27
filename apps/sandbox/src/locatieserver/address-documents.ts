import { streets } from './streets.js';

/** An address as PDOK's Locatieserver describes it, as far as anyone here reads it. */
export interface AddressDocument {
  readonly type: 'adres';
  readonly bron: 'BAG';
  readonly id: string;
  readonly weergavenaam: string;
  readonly straatnaam: string;
  readonly huisnummer: number;
  readonly huisletter?: string;
  readonly huisnummertoevoeging?: string;
  /** Number, letter and addition in one. */
  readonly huis_nlt: string;
  readonly postcode: string;
  readonly woonplaatsnaam: string;
  readonly gemeentecode: string;
  readonly buurtcode: string;
  /** The home's id, and its address's, in the register of buildings and addresses. */
  readonly adresseerbaarobject_id: string;
  readonly nummeraanduiding_id: string;
  /** Both. */
  readonly identificatie: string;
}

let count = 0;
/** Ids have the municipality, what kind of thing it is, and a number. */
const idsIn = (municipality: string) => {
  const number = String(7_000_000 + ++count).padStart(10, '0');
  return { dwelling: `${municipality}01${number}`, number: `${municipality}20${number}` };
};

export const addressDocuments: readonly AddressDocument[] = streets.flatMap(({ zipcode, street, place, municipality, numbers }) =>
  numbers.map((written): AddressDocument => {
    const [number = '', extra = ''] = written.split(' ');
    const { huisletter, huisnummertoevoeging } = parts(extra);
    const ids = idsIn(municipality);
    const nlt = `${number}${huisletter ?? ''}${huisnummertoevoeging === undefined ? '' : `-${huisnummertoevoeging}`}`;
    return {
      type: 'adres',
      bron: 'BAG',
      id: `adr-${zipcode}-${nlt}`,
      weergavenaam: `${street} ${nlt}, ${zipcode} ${place}`,
      straatnaam: street,
      huisnummer: Number(number),
      ...(huisletter !== undefined && { huisletter }),
      ...(huisnummertoevoeging !== undefined && { huisnummertoevoeging }),
      huis_nlt: nlt,
      postcode: zipcode,
      woonplaatsnaam: place,
      gemeentecode: municipality,
      buurtcode: `BU${municipality}0101`,
      adresseerbaarobject_id: ids.dwelling,
      nummeraanduiding_id: ids.number,
      identificatie: `${ids.dwelling}-${ids.number}`,
    };
  }),
);

/** `A` is a letter, `bis` an addition, and `A-2` both. */
function parts(extra: string): Pick<AddressDocument, 'huisletter' | 'huisnummertoevoeging'> {
  const [, huisletter, huisnummertoevoeging] = /^([A-Z])?-?(.+)?$/.exec(extra) ?? [];
  return { ...(huisletter !== undefined && { huisletter }), ...(huisnummertoevoeging !== undefined && { huisnummertoevoeging }) };
}
