import { deviceStorage } from '../keeping/device-storage.js';

const keyOf = (customerId: string) => `pomp.files:${customerId}`;

/** Whether this device may have files of a customer that aren't stored yet: a database that answers later can't be asked while drawing a page. */
export const hasDeviceFiles = (customerId: string, device = deviceStorage()): boolean =>
  Boolean(device?.getItem(keyOf(customerId)));

export function markDeviceFiles(customerId: string, has: boolean, device = deviceStorage()): void {
  if (!has) device?.removeItem(keyOf(customerId));
  else
    try {
      device?.setItem(keyOf(customerId), 'yes');
    } catch {
      // Without a mark they go on once their form is opened.
    }
}
