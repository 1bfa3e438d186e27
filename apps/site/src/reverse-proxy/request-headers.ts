import { type IncomingMessage } from 'node:http';
import { clientAddress, clientProtocol, type IsTrustedProxy } from './client-address';

/**
 * What a client may not tell us: who it is (proxies do), and a script policy, whose nonce Next would write into the page it
 * caches for everyone.
 */
const untold =
  /^(?:x-forwarded-.*|forwarded|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|content-security-policy(?:-report-only)?|next-action|x-middleware-.*|x-pomp-.*)$/;

/** Makes the request's headers ours, before anything reads them. */
export function ownRequestHeaders(request: IncomingMessage, isTrusted: IsTrustedProxy): void {
  const address = clientAddress(request, isTrusted);
  const protocol = clientProtocol(request, isTrusted);
  const forwardedHost = request.headers.host;
  for (const name of Object.keys(request.headers)) if (untold.test(name)) delete request.headers[name];
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = protocol;
  if (forwardedHost) request.headers['x-forwarded-host'] = forwardedHost;
}
