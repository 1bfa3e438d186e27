export { deleteDeviceFiles } from '@pomp/forms';
export { forgetOffline } from '../offline/keep-offline.js';
