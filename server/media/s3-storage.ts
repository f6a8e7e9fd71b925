import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { type FileExtension, fileTypes } from '../file-types.ts';
import { summarise } from '../uploads/digest.ts';
import { extensionOf } from './keys.ts';
import { type Bucket, bucketRequests, type Sent } from './s3-requests.ts';
import { type Storage, StorageUnavailable } from './storage.ts';

/** Files in a bucket. A failed request is repeated twice; a refusal is thrown. */
export function s3Storage(bucket: Bucket): Storage {
  const { attempt, request: send } = bucketRequests(bucket);
  const request = (method: string, path: string, sent?: Sent) =>
    send(method, path, sent).catch((error: unknown) => {
      throw new StorageUnavailable('The storage cannot be reached', { cause: error });
    });

  /** Throws unless the reply is a good one. Its body is left unread. */
  async function expectDone(reply: Response, what: string): Promise<void> {
    await reply.body?.cancel();
    if (!reply.ok) throw new StorageUnavailable(`The storage answered ${reply.status} to ${what}`);
  }

  /** A blob has a known length, which a service needs beforehand. */
  async function keep(key: string, body: Blob, payloadHash: string): Promise<void> {
    const extension: FileExtension | undefined = extensionOf(key);
    if (extension === undefined) throw new Error(`Not a storage key: ${key}`);
    const headers = { 'content-type': fileTypes[extension].type };
    await expectDone(await request('PUT', `/${key}`, { headers, body, payloadHash }), 'keeping a file');
  }

  return {
    put: (key, bytes) =>
      keep(key, new Blob([Uint8Array.from(bytes)]), createHash('sha256').update(bytes).digest('hex')),
    putFile: async (key, path) => keep(key, await openAsBlob(path), (await summarise(createReadStream(path))).sha256),
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
      await expectDone(await attempt('HEAD', ''), 'being asked for its bucket');
    },
    // A file is in the bucket whole or not at all.
    sweep: async () => undefined,
  };
}
