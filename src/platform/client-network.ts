// The network that throttles count (decision 0061): one IPv4 address, or the /64 of IPv6 that a single household, or
// attacker, owns.
import { isIPv6, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The network of a request: the key of every limit, and used for nothing else. */
export function clientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return networkOf(ip);
}

/** '203.0.113.7' unchanged, also when it is written as IPv6; '2001:db8:1:2:3:4:5:6' as '2001:db8:1:2::/64'. */
export function networkOf(ip: string): string {
  const bare = ip.split('%')[0]!;
  if (!isIPv6(bare)) return ip;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
