/** Names of caches, and how much may be in each. */
export interface KeptOffline {
  /** Pages and answers: a customer's own, which go with who logs out. */
  readonly personal: string;
  /** Scripts and styles, the same for everyone. */
  readonly files: string;
  readonly most: number;
  /** By which a browser tells that files can be sent. */
  readonly sending: string;
}

/** What a browser keeps of the account. */
export const keptOffline: KeptOffline = { personal: 'pomp.account', files: 'pomp.files', most: 200, sending: 'pomp.files' };

/** What the page tells the worker. */
export interface ToldWorker {
  /** The address that is open, and what it loaded. What Next only fetches ahead looks the same to a worker as what is opened: the page knows. */
  readonly page?: string;
  readonly files?: readonly string[];
  /** The customer logged out. */
  readonly forget?: true;
}

/** Where a device has whose pages it keeps. */
export const ownerKey = 'pomp.offline';
