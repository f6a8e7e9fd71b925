import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** The client's network address, from its connection and, behind believed proxies, its headers. */
export type ClientAddress = (socket: Pick<Socket, 'remoteAddress'>, headers: IncomingHttpHeaders) => string;

/** The addresses and networks (`10.0.0.0/8`) of trusted proxies. Throws for text that is neither. */
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
 * Returns a function that reads a client's network address. `X-Forwarded-For` is read from its right end, and only as far
 * as trusted proxies wrote it, so a value that the client sent itself is never used.
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

/** Networks in which a proxy was set up for this site. Clients from elsewhere can send any header. */
const near = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  near.addSubnet(network, bits);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** The headers proxies add to forwarded requests. */
const written = ['x-forwarded-for', 'forwarded', 'via'];

interface NoticeParts {
  metrics: Metrics;
  log: Log;
  clientAddress: ClientAddress;
}

/**
 * Notices, once, that requests come by way of a proxy that is not believed: then all visitors have one address, its own,
 * and share one limit.
 */
export function unknownProxyNotice({ metrics, log, clientAddress }: NoticeParts): (request: IncomingMessage) => void {
  return ({ socket, headers }) => {
    if (metrics.unknownProxy !== null || !written.some((name) => headers[name] !== undefined)) return;
    const peer = clientAddress(socket, {});
    // A trusted header yields another address; otherwise only the peer's own is known.
    const isBelieved = clientAddress(socket, { 'x-forwarded-for': '192.0.2.1' }) !== peer;
    if (isBelieved || !near.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) return;
    metrics.unknownProxy = peer;
    log.warn({ proxy: peer }, `A proxy is not believed, so all visitors share one limit: set TRUST_PROXY=${peer}`);
  };
}
