import { describe, expect, test } from 'vitest';
import { clientOf } from './client-address.ts';

describe('the client that an address stands for', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0000:0000:0000:0000:0000:ffff:c000:0201', '192.0.2.1'],
    ['::ffff:192.0.2.1%eth0', '192.0.2.1'],
  ])('%s is the IPv4 address %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });

  test.each([
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::2%1', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ])('%s is the network %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });

  test('addresses of two networks are two clients', () => {
    expect(clientOf('2001:db8:1:2::1')).not.toBe(clientOf('2001:db8:1:3::1'));
    expect(clientOf('::ffff:0:192.0.2.1')).toBe('0:0:0:0::/64');
  });

  test.each(['', 'unix', 'nonsense', '1:2', 'localhost'])('what is no address stays as it is: %j', (text) => {
    expect(clientOf(text)).toBe(text);
  });
});
