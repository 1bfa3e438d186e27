import { type IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Says whether an address is one of our own reverse proxies. */
export type IsTrustedProxy = (address: string) => boolean;

export function trustedProxies(entries: readonly string[]): IsTrustedProxy {
  const list = new BlockList();
  for (const entry of entries) {
    const [network = '', prefix] = entry.split('/');
    const family = familyOf(network);
    if (!family) throw new Error(`TRUSTED_PROXIES: '${entry}' is not an address or a network.`);
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family);
  };
}

/** The visitor's own address: the socket's, or, behind our own proxies, the nearest address in their header that isn't one of them. */
export function clientAddress(request: IncomingMessage, isTrusted: IsTrustedProxy): string {
  const socket = withoutMapping(request.socket.remoteAddress ?? '');
  if (!isTrusted(socket)) return socket;
  const header = request.headers['x-forwarded-for'] ?? '';
  const hops = (Array.isArray(header) ? header.join(',') : header).split(',').map((hop) => withoutMapping(hop.trim()));
  return hops.filter((hop) => isIP(hop)).findLast((hop) => !isTrusted(hop)) ?? socket;
}

export function clientProtocol(request: IncomingMessage, isTrusted: IsTrustedProxy): 'http' | 'https' {
  const fromProxy =
    isTrusted(withoutMapping(request.socket.remoteAddress ?? '')) && request.headers['x-forwarded-proto'] === 'https';
  return fromProxy || 'encrypted' in request.socket ? 'https' : 'http';
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string) => ({ 0: undefined, 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address) as 0 | 4 | 6];
