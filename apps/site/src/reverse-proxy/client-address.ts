import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import clientOf from 'proxy-addr';

/** Says whether an address is one of our own reverse proxies. */
export type IsTrustedProxy = ReturnType<typeof clientOf.compile>;

export function trustedProxies(entries: readonly string[]): IsTrustedProxy {
  for (const entry of entries) refuseOtherThanAddress(entry);
  return clientOf.compile([...entries]);
}

function refuseOtherThanAddress(entry: string): void {
  try {
    clientOf.compile(entry);
  } catch (cause) {
    throw new Error(`TRUSTED_PROXIES: '${entry}' is not an address or a network.`, { cause });
  }
}

/** The visitor's own address: the socket's, or, behind our own proxies, the nearest address in their header that isn't one of them. */
export function clientAddress(request: IncomingMessage, isTrusted: IsTrustedProxy): string {
  const address = withoutMapping(clientOf(request, isTrusted) ?? '');
  return isIP(address) ? address : withoutMapping(request.socket.remoteAddress ?? '');
}

export function clientProtocol(request: IncomingMessage, isTrusted: IsTrustedProxy): 'http' | 'https' {
  const fromProxy = isTrusted(request.socket.remoteAddress ?? '', 0) && request.headers['x-forwarded-proto'] === 'https';
  return fromProxy || 'encrypted' in request.socket ? 'https' : 'http';
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
