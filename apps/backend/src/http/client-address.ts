import { BlockList, isIP } from 'node:net';

export type ClientAddressOf = (socketAddress: string | undefined, forwardedFor: string | undefined) => string;

/** The client's own address: the socket's, or, behind our own proxies, the nearest address in their header that isn't one of them. */
export function clientAddressBehind(trustedProxies: readonly string[]): ClientAddressOf {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [network = '', prefix] = entry.split('/');
    if (isIP(network) === 0) throw new Error(`TRUSTED_PROXIES: '${entry}' is not an address or a network.`);
    if (prefix === undefined) trusted.addAddress(network, familyOf(network));
    else trusted.addSubnet(network, Number(prefix), familyOf(network));
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return (socketAddress, forwardedFor) => {
    const socket = withoutMapping(socketAddress ?? '');
    if (forwardedFor === undefined || !isTrusted(socket)) return socket;
    const hops = forwardedFor.split(',').map((hop) => withoutMapping(hop.trim()));
    return hops.findLast((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? socket;
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
