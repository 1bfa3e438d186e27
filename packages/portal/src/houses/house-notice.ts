/** What was done just before the page was loaded anew. */
export type HouseNotice = 'mainAddressSet' | 'houseDeleted';

const key = 'pomp.houseNotice';

/** This tab's storage; undefined where the browser forbids it, or there is no browser. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Keeps a word about what was done for after the reload. */
export const keepHouseNotice = (notice: HouseNotice): void => tabStorage()?.setItem(key, notice);

/** What was kept, once. Storage is the customer's: anything else in it is nothing. */
export function takeHouseNotice(): HouseNotice | undefined {
  const kept = tabStorage()?.getItem(key);
  tabStorage()?.removeItem(key);
  return kept === 'mainAddressSet' || kept === 'houseDeleted' ? kept : undefined;
}
