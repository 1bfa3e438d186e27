import * as z from 'zod/mini';
import { AddressBookAway, type AddressBook } from '../../addresses/address-book.js';
import { askJson } from '../outside/ask-json.js';

export interface PdokOptions {
  /** Up to and with the version: `https://api.pdok.nl/bzk/locatieserver/search/v3_1`. */
  readonly url: string;
  /** After how many milliseconds without an answer a request fails. */
  readonly timeout?: number;
}

/** The part of Locatieserver's answer that we read. https://github.com/PDOK/locatieserver/wiki/API-Locatieserver */
const found = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        straatnaam: z.string(),
        woonplaatsnaam: z.string(),
        huisletter: z.optional(z.string()),
        huisnummertoevoeging: z.optional(z.string()),
        adresseerbaarobject_id: z.optional(z.string().check(z.regex(/^\d{1,16}$/))),
      }),
    ),
  }),
});

/** More than any number has of additions. */
const rows = '100';

/** The Dutch addresses, from the register of buildings and addresses (BAG), by PDOK's Locatieserver. */
export function pdokAddresses({ url, timeout = 2_000 }: PdokOptions): AddressBook {
  return {
    find: async ({ zipcode, houseNumber }) => {
      const search = new URLSearchParams([
        ['fq', 'type:adres'],
        ['fq', `postcode:${zipcode.replace(/\s/g, '')}`],
        ['fq', `huisnummer:${houseNumber}`],
        ['fl', 'straatnaam,woonplaatsnaam,huisletter,huisnummertoevoeging,adresseerbaarobject_id'],
        ['rows', rows],
      ]);
      const { response } = await ask(`${url}/free?${search.toString()}`, timeout);
      return response.docs.map(
        ({ straatnaam, woonplaatsnaam, huisletter = '', huisnummertoevoeging = '', adresseerbaarobject_id }) => ({
          street: straatnaam,
          place: woonplaatsnaam,
          addition: [huisletter, huisnummertoevoeging].filter(Boolean).join(' '),
          // Some sources drop the zeros that an id begins with.
          ...(adresseerbaarobject_id !== undefined && { dwellingId: adresseerbaarobject_id.padStart(16, '0') }),
        }),
      );
    },
  };
}

async function ask(url: string, timeout: number): Promise<z.output<typeof found>> {
  try {
    return await askJson(found, { url, timeout });
  } catch (cause) {
    throw new AddressBookAway('The addresses could not be asked.', { cause });
  }
}
