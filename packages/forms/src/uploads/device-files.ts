import { createStore, del, delMany, entries, keys, set, type UseStore } from 'idb-keyval';
import { markDeviceFiles } from './device-files-mark.js';
import type { KeptFile, KeptFiles } from './kept-files.js';

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('pomp.files', 'kept'));

const startOf = (customerId: string, place = '') => `${customerId}:${place}`;
const isOf = (start: string) => (key: IDBValidKey) => typeof key === 'string' && key.startsWith(start);

interface Stored {
  readonly field: string;
  readonly file: File;
  readonly at: number;
  /** What is sent along with it, for whatever sends it while no page is open. */
  readonly about?: Readonly<Record<string, string>> | undefined;
  /** Such a worker sent it. */
  readonly sent?: true;
}

/** Files in this browser's IndexedDB, of one customer and what they are about. @param about what a worker would send along with a file of a field. */
export function deviceFiles(customerId: string, place: string, about?: (field: string) => Stored['about']): KeptFiles {
  const start = `${startOf(customerId, place)}#`;
  return {
    all: async () => {
      const all = await entries<string, Stored>(store());
      return all
        .filter(([key]) => isOf(start)(key))
        .toSorted(([, one], [, other]) => one.at - other.at)
        .map(([key, { field, file, sent }]): KeptFile => ({ key: key.slice(start.length), field, file, sent }));
    },
    keep: async ({ key, field, file }) => {
      const at = performance.timeOrigin + performance.now();
      await set(start + key, { field, file, at, about: about?.(field) } satisfies Stored, store());
      markDeviceFiles(customerId, true);
    },
    forget: (key) => del(start + key, store()),
  };
}

/** Of what this device has files of a customer that aren't stored yet. */
export async function placesWithFiles(customerId: string): Promise<readonly string[]> {
  const start = startOf(customerId);
  const own = (await keys<string>(store())).filter(isOf(start));
  if (own.length === 0) markDeviceFiles(customerId, false);
  return [...new Set(own.map((key) => key.slice(start.length, key.lastIndexOf('#'))))];
}

/** For logging out: whoever uses the device next finds nothing of this customer. */
export async function deleteDeviceFiles(customerId: string): Promise<void> {
  markDeviceFiles(customerId, false);
  await delMany((await keys(store())).filter(isOf(startOf(customerId))), store());
}
