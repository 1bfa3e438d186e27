/** Where inspections are planned: all-electric and the upgrade share a page (spec 1 §4). */
export const bookingPages = ['pompAo', 'pompT'] as const;
/** One of `bookingPages`. */
export type BookingPage = (typeof bookingPages)[number];
