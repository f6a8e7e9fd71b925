import { connect } from 'node:net';

export interface RawReply {
  /** 0 where the connection was closed without an answer. */
  status: number;
  /** Everything before the body, as it came. */
  head: string;
  body: string;
}

interface RawRequest {
  method?: string;
  /** Goes out exactly as it is: clients tidy an address up, attackers do not. */
  target: string;
  /** The lines after the first; `Host` is one of them. */
  lines?: readonly string[];
  body?: string;
}

const HOST = 'Host: intambwe.example';

/** Sends these very bytes to the app and answers what came back before the connection was closed. */
export function rawRequest(url: string, { method = 'GET', target, lines = [HOST], body = '' }: RawRequest) {
  const { hostname, port } = new URL(url);
  return new Promise<RawReply>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    // A connection that is reset has already sent its answer.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: rest.join('\r\n\r\n') });
    });
    const text = [`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close', '', body].join('\r\n');
    socket.write(Buffer.from(text, 'latin1'));
  });
}

export const withHost = (...lines: readonly string[]) => [HOST, ...lines];
