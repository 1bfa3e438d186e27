import { describe, expect, test } from 'vitest';
import { clientAddressBehind } from './client-address.js';

describe('the address of a client', () => {
  const behindSite = clientAddressBehind(['127.0.0.1', '::1', '10.0.0.0/8']);

  test('is that of the socket, whatever a stranger claims', () => {
    expect(behindSite('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  test('is what our own proxies say, the nearest that isn’t one of them', () => {
    expect(behindSite('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
    expect(behindSite('::ffff:127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1');
    expect(behindSite('::1', '2001:db8::1')).toBe('2001:db8::1');
  });

  test('is that of the proxy when the proxy says nothing that is an address', () => {
    expect(behindSite('127.0.0.1', undefined)).toBe('127.0.0.1');
    expect(behindSite('127.0.0.1', 'unknown, "')).toBe('127.0.0.1');
    expect(behindSite('127.0.0.1', '6.6.6.6, unknown')).toBe('127.0.0.1');
  });

  test('is the first in the row when all of them are ours', () => {
    expect(behindSite('127.0.0.1', '10.1.2.3, 10.1.2.4')).toBe('10.1.2.3');
  });

  test('can’t be configured with something that isn’t an address', () => {
    expect(() => clientAddressBehind(['proxy.internal'])).toThrow("'proxy.internal' is not an address or a network");
  });
});
