import { tabStorage } from '@pomp/api-client';

/** What was done just before the page was loaded anew. */
export type HouseNotice = 'mainAddressSet' | 'houseDeleted';

const key = 'pomp.houseNotice';

/** Keeps a word about what was done for after the reload. */
export const keepHouseNotice = (notice: HouseNotice): void => tabStorage.set(key, notice);

/** The same once this page is left: until then a screen that is shown anew, as another house is chosen, would say it to a page that goes. */
export const keepHouseNoticeWhenLeft = (notice: HouseNotice): void =>
  window.addEventListener('pagehide', () => keepHouseNotice(notice), { once: true });

/** What was kept, once. Storage is the customer's: anything else in it is nothing. */
export function takeHouseNotice(): HouseNotice | undefined {
  const kept = tabStorage.take(key);
  return kept === 'mainAddressSet' || kept === 'houseDeleted' ? kept : undefined;
}
