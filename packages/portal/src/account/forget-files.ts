export { deleteDeviceFiles } from '@pomp/forms';
