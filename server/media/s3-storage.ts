import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { summarise } from '../uploads/digest.ts';
import { type FileExtension, fileTypes } from './file-types.ts';
import { extensionOf } from './keys.ts';
import { type Storage, StorageUnavailable } from './storage.ts';

/** A bucket at a service that speaks S3. */
export interface Bucket {
  /** Of the bucket itself, without a slash at its end: `https://s3.example.org/pictures`. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Of no bytes. */
const NOTHING = createHash('sha256').digest('hex');

/** Milliseconds a request may take, a large file included, and those before each new try. */
const PATIENCE = 120_000;
const PAUSES = [200, 1000];

const isFleeting = (status: number) => status >= 500 || status === 429;

interface Sent {
  headers?: Record<string, string>;
  body?: Blob;
  payloadHash?: string;
}

/** Files in a bucket. A failed request is repeated twice; a refusal is thrown. */
export function s3Storage({ address, ...credentials }: Bucket): Storage {
  async function attempt(method: string, path: string, sent: Sent): Promise<Response> {
    const url = `${address}${path}`;
    const { payloadHash = NOTHING, body } = sent;
    const unsigned = { ...sent.headers, 'x-amz-content-sha256': payloadHash };
    const signer = new AwsV4Signer({ ...credentials, service: 's3', method, url, headers: unsigned, allHeaders: true });
    const { headers } = await signer.sign();
    // A signature is for one host; a storage that sends us elsewhere is not the one of the settings.
    const init: RequestInit = { method, headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) };
    if (body) init.body = body;
    return fetch(url, init);
  }

  async function request(method: string, path: string, sent: Sent = {}): Promise<Response> {
    for (const pause of PAUSES) {
      const reply = await attempt(method, path, sent).catch(() => undefined);
      if (reply && !isFleeting(reply.status)) return reply;
      await reply?.body?.cancel();
      await wait(pause);
    }
    return attempt(method, path, sent).catch((error: unknown) => {
      throw new StorageUnavailable('The storage cannot be reached', { cause: error });
    });
  }

  /** Throws unless the reply is a good one. Its body is left unread. */
  async function expectDone(reply: Response, what: string): Promise<void> {
    await reply.body?.cancel();
    if (!reply.ok) throw new StorageUnavailable(`The storage answered ${reply.status} to ${what}`);
  }

  /** A blob has a known length, which a service needs beforehand. */
  async function send(key: string, body: Blob, payloadHash: string): Promise<void> {
    const extension: FileExtension | undefined = extensionOf(key);
    if (extension === undefined) throw new Error(`Not a storage key: ${key}`);
    const headers = { 'content-type': fileTypes[extension].type };
    await expectDone(await request('PUT', `/${key}`, { headers, body, payloadHash }), 'keeping a file');
  }

  return {
    put: (key, bytes) =>
      send(key, new Blob([Uint8Array.from(bytes)]), createHash('sha256').update(bytes).digest('hex')),
    putFile: async (key, path) => send(key, await openAsBlob(path), (await summarise(createReadStream(path))).sha256),
    async find(key) {
      if (extensionOf(key) === undefined) return undefined;
      const reply = await request('HEAD', `/${key}`);
      await reply.body?.cancel();
      if (reply.status === 404) return undefined;
      await expectDone(reply, 'looking for a file');
      return {
        size: Number(reply.headers.get('content-length')),
        async read(range) {
          const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end - 1}` } : {};
          const { body, ok, status } = await request('GET', `/${key}`, { headers });
          if (!ok || !body) throw new StorageUnavailable(`The storage answered ${status} to reading a file`);
          // A body that is not being read is cancelled when its reply is collected, and would then seem to have ended.
          return body.pipeThrough(new TransformStream());
        },
      };
    },
    async remove(key) {
      const reply = await request('DELETE', `/${key}`);
      if (reply.status !== 404) await expectDone(reply, 'removing a file');
    },
    async checkReady() {
      await expectDone(await attempt('HEAD', '', {}), 'being asked for its bucket');
    },
    // A file is in the bucket whole or not at all.
    sweep: async () => undefined,
  };
}
