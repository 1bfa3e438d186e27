/** What is known of a postcode with a house number. */
export type LookedUpAddress =
  | {
      readonly outcome: 'found';
      readonly street: string;
      readonly place: string;
      /** All there are at this number. */
      readonly additions: readonly string[];
      /** Whether the number is also an address without an addition. */
      readonly plain: boolean;
    }
  /** There is no such address. */
  | { readonly outcome: 'unknown' }
  /** It couldn't be asked. */
  | { readonly outcome: 'unavailable' };

/** The postcode and house number by which an address is looked up. */
export interface AddressToLookUp {
  readonly zipcode: string;
  readonly houseNumber: string;
}

/** How far looking up is. Nothing is looked up until postcode and number are filled in. */
export type AddressLookup = LookedUpAddress | 'looking' | undefined;
