import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readRange } from '../../server/http/byte-range.ts';

/** The credentials of the bucket. */
const ACCESS_KEY = 'test-access';
const SECRET_KEY = 'test-secret';
const REGION = 'af-south-1';
const BUCKET = 'intambwe-pictures';

/** At most so many names in one reply, as S3 has 1,000. */
const LISTED_AT_ONCE = 5;

export interface FakeBucket {
  /** `MEDIA_URL` and its keys. */
  settings: Record<string, string>;
  files: Map<string, Buffer>;
  /** Answers this many requests with 503. */
  stumble(times: number): void;
  /** Stores this many files, and then answers as if it had not. */
  loseReplies(times: number): void;
  /** The account may no longer remove anything. */
  forbidRemoving(): void;
  /** The requests since the beginning. */
  requests(): number;
  close(): Promise<void>;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Whether the request has the right signature, computed from the request as it arrived. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=test-access\/(\S+?), ?SignedHeaders=(\S+?), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [path = '', query = ''] = url.split('?');
  const hash = String(headers['x-amz-content-sha256']);
  const moment = String(headers['x-amz-date']);
  const [day, region] = scope.split('/');
  const sent = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (hash !== sha256(body) || region !== REGION || Math.abs(Date.now() - sent) > 900_000) return false;
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return false;
  const lines = names.split(';').map((name) => `${name}:${headers[name]}`);
  const request = [method, path, query, ...lines, '', names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET_KEY}`, day ?? ''), REGION), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
}

/** A service on loopback that speaks as much of S3 as files need, and checks every signature as S3 does. */
export async function openBucket(): Promise<FakeBucket> {
  const files = new Map<string, Buffer>();
  let stumbles = 0;
  let lost = 0;
  let mayRemove = true;
  let requests = 0;

  function listing(query: URLSearchParams): string {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
    const names = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const shown = names.slice(0, LISTED_AT_ONCE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const isTruncated = names.length > LISTED_AT_ONCE;
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${shown.join('')}</ListBucketResult>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    requests += 1;
    const reply = (status: number, headers = {}, bytes: Buffer | string = '') =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes);
    if (stumbles > 0) {
      stumbles -= 1;
      return void reply(503);
    }
    if (!isSigned(request, body)) return void reply(403, {}, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const url = new URL(request.url ?? '', 'http://bucket');
    const [bucket, ...parts] = url.pathname.slice(1).split('/');
    const key = parts.join('/');
    if (bucket !== BUCKET) return void reply(404, {}, '<Error><Code>NoSuchBucket</Code></Error>');
    if (key === '') return void reply(200, {}, url.searchParams.has('list-type') ? listing(url.searchParams) : '');
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return void reply(411);
      if (request.headers['if-none-match'] === '*' && files.has(key))
        return void reply(412, {}, '<Error><Code>PreconditionFailed</Code></Error>');
      files.set(key, body);
      if (lost > 0) {
        lost -= 1;
        return void reply(500);
      }
      return void reply(200);
    }
    if (request.method === 'DELETE') {
      if (!mayRemove) return void reply(403, {}, '<Error><Code>AccessDenied</Code></Error>');
      files.delete(key);
      return void reply(204);
    }
    const file = files.get(key);
    if (!file) return void reply(404, {}, '<Error><Code>NoSuchKey</Code></Error>');
    const range = readRange(request.headers.range, file.length);
    if (range === 'unsatisfiable') return void reply(416);
    const piece = range ? file.subarray(range.start, range.end) : file;
    reply(range ? 206 : 200, { 'content-length': piece.length }, piece);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    settings: {
      MEDIA_URL: `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}&region=${REGION}`,
      AWS_ACCESS_KEY_ID: ACCESS_KEY,
      AWS_SECRET_ACCESS_KEY: SECRET_KEY,
    },
    files,
    stumble: (times) => {
      stumbles = times;
    },
    loseReplies: (times) => {
      lost = times;
    },
    forbidRemoving: () => {
      mayRemove = false;
    },
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
