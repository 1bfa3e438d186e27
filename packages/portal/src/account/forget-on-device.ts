import { deleteDeviceFiles } from '@pomp/forms';
import { forgetOffline } from '../offline/keep-offline.js';

/** Takes a customer's photos and videos off this device, and the account's pages. Never fails. */
export const forgetOnDevice = (customerId: string) => Promise.allSettled([deleteDeviceFiles(customerId), forgetOffline()]);
