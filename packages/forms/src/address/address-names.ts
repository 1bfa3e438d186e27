/** What a section calls the parts of an address. */
export interface AddressNames {
  readonly zipcode: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly place: string;
}

export const usualNames: AddressNames = {
  zipcode: 'zipcode',
  houseNumber: 'houseNumber',
  addition: 'addition',
  street: 'street',
  place: 'place',
};
