import { isIPv6 } from 'node:net';

const groupCount = 8;
/** Number of 16-bit groups that identify a client: a household or machine gets a /64. */
const clientGroups = 4;

/**
 * The client that an address stands for, so that limits count clients and not addresses: an IPv6 address is cut to its
 * /64 network, an IPv4 address in IPv6 clothing (`::ffff:192.0.2.1`, `::ffff:c000:201`) is unwrapped, a zone (`%eth0`)
 * is dropped. Anything else stays as it is.
 */
export function clientOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, clientGroups)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of a valid IPv6 address; WHATWG's URL knows all its spellings and writes one. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: groupCount - before!.length - after!.length }, () => '0');
  return [...before!, ...zeros, ...after!].map((group) => Number.parseInt(group, 16));
}
