interface WorkerUploads {
    readonly token: string;
    readonly files: string;
}
declare const accountWorkerScript: (uploads?: WorkerUploads) => string;
interface OfflineWorker {
    readonly url: string;
    readonly scope: string;
}
export { accountWorkerScript };
export type { OfflineWorker, WorkerUploads };
