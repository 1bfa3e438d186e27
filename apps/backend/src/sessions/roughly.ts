import { isIP } from 'node:net';

/** A network without what leads to one line of it: enough to tell home from elsewhere. The last number of IPv4, of IPv6 all but the provider's part. */
export function roughly(network: string): string | null {
  if (isIP(network) === 4) return network.replace(/\d+$/, '*');
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}:*` : null;
}
