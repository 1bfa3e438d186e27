export { accountWorkerScript, type WorkerUploads } from './account-worker.js';
export type { OfflineWorker } from '../portal/offline-worker.js';
