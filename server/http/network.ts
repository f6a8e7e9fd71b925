import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that belong to the network of one customer; the rest that customer chooses freely. */
const GROUPS = 4;

/**
 * The place that a network address is counted as: an IPv4 address is itself, an IPv6 address the /64 around it, because
 * its owner has all 2^64 addresses of that network. All texts that are not addresses, as a proxy may write them, are one
 * place.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return '';
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  const network = all.slice(0, GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/**
 * The place, and the larger networks that one client may own whole: an IPv6 /64 is in a /56, as homes get, and in a /48,
 * as offices get. An IPv4 address is alone.
 */
export function networksOf(place: string): string[] {
  if (!place.endsWith('::/64')) return [place];
  const [one = '0', two = '0', three = '0', four = '0'] = place.split(':');
  const home = (Number.parseInt(four, 16) & 0xff00).toString(16);
  return [place, `${one}:${two}:${three}:${home}::/56`, `${one}:${two}:${three}::/48`];
}
