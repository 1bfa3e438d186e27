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
}

export const addressDocuments: readonly AddressDocument[] = streets.flatMap(({ zipcode, street, place, numbers }) =>
  numbers.map((written): AddressDocument => {
    const [number = '', extra = ''] = written.split(' ');
    const { huisletter, huisnummertoevoeging } = parts(extra);
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
    };
  }),
);

/** `A` is a letter, `bis` an addition, and `A-2` both. */
function parts(extra: string): Pick<AddressDocument, 'huisletter' | 'huisnummertoevoeging'> {
  const [, huisletter, huisnummertoevoeging] = /^([A-Z])?-?(.+)?$/.exec(extra) ?? [];
  return { ...(huisletter !== undefined && { huisletter }), ...(huisnummertoevoeging !== undefined && { huisnummertoevoeging }) };
}
