import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import clientOf from 'proxy-addr';

export type ClientAddressOf = (socketAddress: string | undefined, forwardedFor: string | undefined) => string;

/** The client's own address: the socket's, or, behind our own proxies, the nearest address in their header that isn't one of them. */
export function clientAddressBehind(trustedProxies: readonly string[]): ClientAddressOf {
  for (const entry of trustedProxies) refuseOtherThanAddress(entry);
  const isTrusted = remembering(clientOf.compile([...trustedProxies]));
  return (socketAddress, forwardedFor) => {
    // All that the library reads of a request.
    const request = { socket: { remoteAddress: socketAddress }, headers: { 'x-forwarded-for': forwardedFor } };
    const address = withoutMapping(clientOf(request as unknown as IncomingMessage, isTrusted) ?? '');
    return isIP(address) ? address : withoutMapping(socketAddress ?? '');
  };
}

/** Of the address it was asked of last, which behind a proxy is nearly always the same: to parse one takes longer than all else that is asked of it. */
function remembering(isTrusted: (address: string, index: number) => boolean): typeof isTrusted {
  let latest: { readonly address: string; readonly trusted: boolean } | undefined;
  return (address, index) => {
    // The nearest address is the proxy's; those behind it are anybody's.
    if (index > 0) return isTrusted(address, index);
    if (latest?.address !== address) latest = { address, trusted: isTrusted(address, index) };
    return latest.trusted;
  };
}

function refuseOtherThanAddress(entry: string): void {
  try {
    clientOf.compile(entry);
  } catch (cause) {
    throw new Error(`TRUSTED_PROXIES: '${entry}' is not an address or a network.`, { cause });
  }
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
