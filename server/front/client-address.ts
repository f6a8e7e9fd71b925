import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';

/** The client's network address, from its connection and, behind believed proxies, its headers. */
export type ClientAddress = (socket: Pick<Socket, 'remoteAddress'>, headers: IncomingHttpHeaders) => string;

/** The addresses and networks (`10.0.0.0/8`) of the proxies that are believed. Throws for what is neither. */
function trustedList(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [network = '', prefix] = proxy.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

/**
 * How to tell a client's network address. `X-Forwarded-For` is read from its right end, and only as far as believed
 * proxies wrote it: what the client put there itself is never reached.
 */
export function clientAddressReader(proxies: readonly string[]): ClientAddress {
  const trusted = trustedList(proxies);
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return (socket, headers) => {
    let address = withoutMapping(socket.remoteAddress ?? '');
    if (proxies.length === 0) return address;
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    while (isTrusted(address)) {
      const before = forwarded.pop()?.trim();
      if (!before) break;
      address = withoutMapping(before);
    }
    return address;
  };
}
