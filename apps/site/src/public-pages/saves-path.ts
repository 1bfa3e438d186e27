/** Where a page that is open while developing hears that it would be made otherwise now. */
export const savesPath = '/_assets/saves';
