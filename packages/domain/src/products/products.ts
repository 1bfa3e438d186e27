import type { BookingPage } from './booking-pages.js';
import type { ColumnOf, RowsWith } from './rows.js';
import type { Pump } from './pumps.js';

interface Named<Name> {
  /** As orders name it, on the wire and in the database. */
  readonly name: Name;
  /** As people read it, everywhere. */
  readonly label: string;
}

/** Has a price, so that it can be quoted and reserved, and an installation that is asked about. */
interface SoldOnline<Name, FlowName, Reserved> extends Named<Name> {
  /** The wire name of its installation. */
  readonly flow: FlowName;
  readonly places: readonly Pump[];
  /** Where its inspection is planned. */
  readonly bookingPage: BookingPage;
  /** As reservations name it, on the wire and on the site. */
  readonly reservedAs: Reserved;
  /** What this is offered instead of to a customer who already has a Pomp AO: nobody asks for an upgrade by name. */
  readonly upgradeOf?: Name;
  /** Whether the gas boiler goes, so that it can be taken along. */
  readonly replacesBoiler?: true;
}

type SoldByPhone<Name> = Named<Name> & {
  readonly [Key in Exclude<keyof SoldOnline<Name, never, never>, keyof Named<Name>>]?: never;
};

type ProductData<Name = string, FlowName = string, Reserved = string> = SoldOnline<Name, FlowName, Reserved> | SoldByPhone<Name>;

// What stands here reaches the browser with whatever asks about a product: texts and prices have files of their own.
const data = [
  { name: 'Pomp AO', label: 'Pomp AO', flow: 'pomp ao', places: ['Pomp AO'], bookingPage: 'pompAo', reservedAs: 'Pomp AO' },
  {
    name: 'All-Electric',
    label: 'All-electric',
    flow: 'all-electric',
    places: ['Pomp AO', 'Pomp T'],
    bookingPage: 'pompT',
    reservedAs: 'All-Electric',
    replacesBoiler: true,
  },
  {
    name: 'Upgrade',
    label: 'Upgrade',
    flow: 'pomp t',
    places: ['Pomp T'],
    bookingPage: 'pompT',
    reservedAs: 'Pomp T',
    upgradeOf: 'All-Electric',
    replacesBoiler: true,
  },
  { name: 'Heatcycle', label: 'Heatcycle' },
] as const satisfies readonly ProductData[];

/** The rows, each with exactly what stands there. */
export type ProductRows = typeof data;
/** The rows of what has a price and an installation. */
export type OnlineRows = RowsWith<ProductRows, { readonly flow: string }>;

/** What is sold, in the order in which it is named: everything that depends on a product derives from its row. */
export const products: readonly ProductData<
  ColumnOf<ProductRows, 'name'>[number],
  ColumnOf<OnlineRows, 'flow'>[number],
  ColumnOf<OnlineRows, 'reservedAs'>[number]
>[] = data;
