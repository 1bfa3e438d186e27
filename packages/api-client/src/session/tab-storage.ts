/** What the browser forbids to keep, or has no room for: it lasts until the page is loaded again. */
const unkept = new Map<string, string>();

/** Session storage throws at its mere mention where all cookies are blocked. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** What this tab keeps until it is closed. Never fails. Belongs in a browser: a server would keep it for everyone. */
export const tabStorage = {
  get: (key: string): string | undefined => unkept.get(key) ?? storage()?.getItem(key) ?? undefined,
  set(key: string, text: string): void {
    unkept.delete(key);
    try {
      sessionStorage.setItem(key, text);
    } catch {
      unkept.set(key, text);
    }
  },
  /** What was kept, once. */
  take(key: string): string | undefined {
    const text = tabStorage.get(key);
    tabStorage.remove(key);
    return text;
  },
  remove(key: string): void {
    unkept.delete(key);
    storage()?.removeItem(key);
  },
};
