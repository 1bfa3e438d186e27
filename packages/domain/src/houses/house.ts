import type { HouseFlags } from '../products/pumps.js';
import { noHouseTexts } from './no-house-texts.js';

/** A house of a customer. `address` is as `houseAddress` makes it. */
export interface House extends HouseFlags {
  readonly id: string;
  readonly address: string;
  readonly zipcode: string;
  readonly city: string;
  readonly mainAddress: boolean;
  readonly houseInfoCompleted: boolean;
}

/** For a house that isn't there, or isn't the customer's (spec 1 §8). */
export const noHouseFound = noHouseTexts.message('notFound');

/** `Straat,12 A` is shown as `Straat 12 A` (spec 1 §3). */
export const formatStreet = ({ address }: Pick<House, 'address'>) => address.replace(/\s*,\s*/g, ' ');

/** `address` of a house from its parts: `Straat 12`, or with an addition `Straat,12 A`, which is shown with a space for the comma. */
export function houseAddress({
  street,
  houseNumber,
  addition = '',
}: {
  readonly street: string;
  readonly houseNumber: string;
  readonly addition?: string;
}): string {
  const extra = addition.trim();
  return extra === '' ? `${street.trim()} ${houseNumber.trim()}` : `${street.trim()},${houseNumber.trim()} ${extra}`;
}

/** `Lindelaan 12, 3581 KJ Utrecht`. */
export const formatAddress = (house: Pick<House, 'address' | 'zipcode' | 'city'>) =>
  `${formatStreet(house)}, ${house.zipcode} ${house.city}`;

/** The house a screen starts with: the main address, else the first. */
export const preselectedHouse = <H extends Pick<House, 'mainAddress'>>(houses: readonly H[]): H | undefined =>
  houses.find(({ mainAddress }) => mainAddress) ?? houses[0];
