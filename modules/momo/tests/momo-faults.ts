import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** What can go wrong with a reply. A number is answered as its status. */
export type MomoFault =
  | number
  | 'silence'
  | 'slow headers'
  | 'slow body'
  | 'reset'
  | 'malformed JSON'
  | 'JSON of something else'
  | 'huge body'
  | 'compressed body'
  | 'redirect'
  | 'done, then lost';

/** Milliseconds between pieces of a slow reply: no single silence is long. */
const PAUSE = 10;

/** Mostly nothing: 40 KB that unfold to 40 MB. */
const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024));

/** One piece after another until the client has gone. */
async function drip({ socket }: ServerResponse, piece: string): Promise<void> {
  while (socket?.writable === true) {
    socket.write(piece);
    await pause(PAUSE);
  }
}

/** Answers with a fault. A reply that is not JSON repeats what was sent, as those of proxies in between do. */
export async function breakReply(
  { headers }: IncomingMessage,
  response: ServerResponse,
  fault: Exclude<MomoFault, 'done, then lost'>,
  elsewhere: string,
): Promise<void> {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'silence':
      return;
    case 'slow headers':
      response.socket?.write('HTTP/1.1 200 OK\r\n');
      return drip(response, 'x-slow: yes\r\n');
    case 'slow body':
      response.socket?.write('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n');
      return drip(response, ' ');
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'malformed JSON':
      return void response.writeHead(200, json).end(`${JSON.stringify(headers).slice(1)} is not what was expected`);
    case 'JSON of something else':
      return void response
        .writeHead(200, json)
        .end(JSON.stringify({ headers, status: headers, access_token: headers }));
    case 'huge body':
      response.writeHead(200, json);
      while (!response.destroyed) {
        response.write(' '.repeat(16 * 1024));
        await pause(1);
      }
      return;
    case 'compressed body':
      return void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb);
    case 'redirect':
      return void response.writeHead(307, { location: `${elsewhere}/collection/token/` }).end();
    default:
      return void response.writeHead(fault, json).end(JSON.stringify({ code: 'TEST_FAULT', message: headers }));
  }
}
