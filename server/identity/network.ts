import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that belong to the network of one customer; the rest that customer chooses freely. */
const GROUPS = 4;

/**
 * The place a network address stands for when attempts are counted: an IPv4 address is itself, an IPv6 address the /64
 * it is in. Whoever has one address of such a network has 2^64 of them. Whatever is no address is one
 * place together.
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
