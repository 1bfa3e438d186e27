import { islands as ofStorefront } from '@pomp/storefront/islands';
import { signedOutIslands } from '../signed-out/signed-out-islands';

/** What fetches an island of a page, by its name. */
export const islands = { ...ofStorefront, ...signedOutIslands };

export type IslandName = keyof typeof islands;
