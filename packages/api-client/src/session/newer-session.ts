import { hasSessionHint } from './session-hint.js';

/** What the page can read of the cookies, to compare with later: a hint among them is another for each session. A server reads none. */
export const readCookies = (): string => globalThis.document?.cookie ?? '';

/** Whether someone logged in, in another window perhaps, since the cookies were these: what is heard of the session of then says nothing of theirs. */
export const hasNewSession = (before: string): boolean => readCookies() !== before && hasSessionHint(readCookies());
