/** Where a host answers with `accountWorkerScript` of `@pomp/portal/offline`, and which paths it is for. */
export interface OfflineWorker {
  readonly url: string;
  readonly scope: string;
}
