import { localeRoute } from '@pomp/api-contract/visitor-routes';
import { hasSessionHint } from './session-hint.js';

/**
 * Keeps in the account which language a customer who is logged in chose, while the browser follows a link to a page in it: nothing waits for it, and it goes on when
 * the page is left. Without the client, which would be the largest script of a page for visitors.
 */
export function keepLocale(locale: string): void {
  if (!hasSessionHint(document.cookie)) return;
  const { method, path } = localeRoute.putUserLocale;
  const request = { method, keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ locale }) };
  // The page says what it is in; what isn't kept can be chosen again.
  fetch(path, request).catch(() => undefined);
}
