// Addresses of the public internet, and connections to no others: for requests to servers that somebody else names. The check stands in the
// connection's own look-up, so that a name cannot answer differently to the check and to the connection.
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Nobody on the internet answers there: private networks, this machine, links, documentation, multicast (RFC 6890). */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
// Of what is open below: protocols, documentation, and ways to carry IPv4 addresses.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

/** Everything else of IPv6 is no address of a server on the internet: fc00::/7, fe80::/10, ::1, ::ffff:127.0.0.1. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** The server lies in no public network. */
class PrivateAddressError extends Error {
  constructor() {
    super('The address lies in no public network');
  }
}

/** Throws for an address that stands in the URL itself: connections look such a one up nowhere. */
export function refusePrivateLiteral(hostname: string): void {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new PrivateAddressError();
}

/** For connections: a name of which one address lies elsewhere is refused as a whole. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
      return callback(new PrivateAddressError(), []);
    return options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family);
  });
};
