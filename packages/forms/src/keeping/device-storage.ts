export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'pomp.kept:';
export const keyOf = (customerId: string, place: string) => `${prefix}${customerId}:${place}`;

/** The device's own storage; undefined where the browser forbids it, or there is no browser. */
export function deviceStorage(): DeviceStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The keys of all kept answers, whoever's they are. */
export function keysOnDevice(device: DeviceStorage | undefined): readonly string[] {
  const keys = Array.from({ length: device?.length ?? 0 }, (_, index) => device?.key(index));
  return keys.filter((key) => key?.startsWith(prefix) === true) as readonly string[];
}

const watchers = new Set<() => void>();

/** Calls the listener whenever what is kept changes, in another tab too. */
export function watchDevice(listener: () => void): () => void {
  watchers.add(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    watchers.delete(listener);
    globalThis.removeEventListener?.('storage', listener);
  };
}

/** Storage tells only other tabs of a change. */
export const tellWatchers = (): void => {
  for (const tell of watchers) tell();
};
