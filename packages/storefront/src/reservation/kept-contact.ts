import type { RawAnswers } from '@pomp/domain';

const storageKey = 'pomp.reservation';

/** Session storage, where the browser allows it: it throws when all cookies are blocked. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Takes what was typed along to the same page, loaded anew. */
export const keepContact = (typed: RawAnswers) => storage()?.setItem(storageKey, JSON.stringify(typed));

/** What was taken along, once. */
export function takeContact(): RawAnswers {
  const kept = storage()?.getItem(storageKey);
  storage()?.removeItem(storageKey);
  return kept ? (JSON.parse(kept) as RawAnswers) : {};
}
