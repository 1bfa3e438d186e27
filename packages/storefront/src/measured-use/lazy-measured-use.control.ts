import { type Control, whenSeen } from '@pomp/design-system/controls';

/** How far below what is seen it is asked for. */
const near = '300px';

/** What asks what homes use, fetched once someone comes near to where it is said. */
export const lazyMeasuredUseControl: Control = (document, signal) =>
  whenSeen(
    document,
    signal,
    '[data-measured-use]',
    (place) => void import('./measured-use.control.js').then(({ sayMeasuredUse }) => sayMeasuredUse(place)),
    near,
  );
