export interface KnownAddress {
  readonly street: string;
  readonly place: string;
  /** What follows the number, such as `A` or `bis`; empty for the number itself. */
  readonly addition: string;
  /** Of what has the address, in the register of buildings and addresses: sixteen digits. Not everything with an address is in it. */
  readonly dwellingId?: string | undefined;
}

/** Where addresses are looked up. */
export interface AddressBook {
  /**
   * Every address with this postcode (`1234 AB`) and house number, with and without additions.
   *
   * @throws AddressBookAway when it doesn't answer, or not in time.
   */
  find(address: { readonly zipcode: string; readonly houseNumber: string }): Promise<readonly KnownAddress[]>;
}

export class AddressBookAway extends Error {
  override readonly name = 'AddressBookAway';
}
