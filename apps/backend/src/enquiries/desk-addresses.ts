import { desks, type Desk } from '@pomp/domain';
import * as z from 'zod/mini';

/** Where each desk reads its mail. */
export type DeskAddresses = Readonly<Record<Desk, string>>;

/**
 * Reads `service=storing@pomp.example,zakelijk=…`; desks that it doesn't name have the usual address.
 * @throws naming the first part that is wrong
 */
export function readDeskAddresses(list: string, usual: string): DeskAddresses {
  const addresses = Object.fromEntries(desks.map((desk) => [desk, usual])) as Record<Desk, string>;
  for (const part of list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)) {
    const [name, address] = part.split('=').map((side) => side.trim());
    const desk = desks.find((known) => known === name);
    if (!desk) throw new Error(`‘${name}’ is none of ${desks.join(', ')}`);
    if (!z.email().safeParse(address).success) throw new Error(`‘${address}’ is no e-mail address`);
    addresses[desk] = address!;
  }
  return addresses;
}
