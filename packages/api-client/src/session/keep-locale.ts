import { localeRoute } from '@pomp/api-contract/visitor-routes';
import { hasSessionHint, sessionHintCookie } from './session-hint.js';

const { method, path } = localeRoute.putUserLocale;

/**
 * What keeps in the account which language a customer who is logged in chose, while the browser follows a link to a page in it: nothing waits for it, and it goes on when
 * the page is left. As source, for a script in a page's head: who chooses doesn't wait for the others. The page says what it is in; what isn't kept can be chosen again.
 * @param locale what gives it there, as source.
 */
export const keepLocaleSource = (locale: string): string =>
  `/(^|; )${sessionHintCookie}=/.test(document.cookie)&&fetch("${path}",{method:"${method}",keepalive:!0,headers:{"content-type":"application/json"},body:JSON.stringify({locale:${locale}})}).catch(()=>0)`;

/**
 * Keeps it from a page's own scripts.
 * @deprecated Chosen before these are there it isn't kept: put `keepLocaleSource` in the page's head.
 */
export function keepLocale(locale: string): void {
  if (!hasSessionHint(document.cookie)) return;
  const request = { method, keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ locale }) };
  fetch(path, request).catch(() => undefined);
}
