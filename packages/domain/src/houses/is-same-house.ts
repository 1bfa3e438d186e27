import type { House } from './house.js';

type Placed = Pick<House, 'address' | 'zipcode'>;

/** Whether two addresses are one, however they are spelled: `Kade 9a` is `Kade,9 -A`, but 1 with addition 1 isn't 11. */
export const isSameHouse = (one: Placed, other: Placed): boolean =>
  plain(one.address) === plain(other.address) && plain(one.zipcode) === plain(other.zipcode);

const plain = (text: string) =>
  text
    .replace(/[\s,-]+/g, ' ')
    // Between figures a space says where one number ends.
    .replace(/(?<!\d) | (?!\d)/g, '')
    .toUpperCase();
