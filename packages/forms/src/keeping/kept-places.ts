import { deviceStorage, keyOf, keysOnDevice } from './device-storage.js';

/** The places of whose answers this device keeps some that aren't saved yet. */
export function keptPlaces(customerId: string, device = deviceStorage()): readonly string[] {
  const start = keyOf(customerId, '');
  return keysOnDevice(device).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}
