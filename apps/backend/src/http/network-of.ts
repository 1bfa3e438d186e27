import { isIP } from 'node:net';

/**
 * What the tries from an address are counted by: an IPv4 address itself, of IPv6 the network. One line at home has 2⁶⁴ addresses
 * of those, and may take another one for each try.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  const [withoutZone = ''] = address.split('%');
  // As a part of a URL it has one way to be written, without dots.
  const [left = [], right = []] = new URL(`http://[${withoutZone}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((side) => side.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right].map((group) => Number.parseInt(group, 16));
}
