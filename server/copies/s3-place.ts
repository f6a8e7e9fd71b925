import { createHash, hash } from 'node:crypto';
import { type Bucket, bucketRequests } from '../media/s3-requests.ts';
import { type CopyPlace, expectName, LARGEST_COPIED, PlaceProblem } from './copy-place.ts';
import type { PlaceAddress } from './place-address.ts';

/** Names that a reply to a list can have at most, by S3’s own limit; a longer reply is none. */
const LARGEST_LIST = 10_000_000;

/** What a service that does not know a condition answers to it. */
const NOT_IMPLEMENTED = 501;
const ALREADY_THERE = 412;

const reasons: Record<number, string> = {
  301: 'it is in another region. Correct the address',
  403: 'it refuses the account. It may have ended, or may not do this: look at COPY_ACCESS_KEY_ID, COPY_SECRET_ACCESS_KEY and its rights, and at the clock of this machine',
  404: 'there is no such bucket',
  507: 'it is full',
};

/**
 * A folder in a bucket. An account that may write, read and list is enough; one that may not remove anything is better, as a machine
 * that is taken over then cannot either.
 */
export function s3Place(
  { folder, shown, name, ...at }: Extract<PlaceAddress, { kind: 's3' }>,
  account: Pick<Bucket, 'accessKeyId' | 'secretAccessKey'>,
): CopyPlace {
  const { request } = bucketRequests({ address: at.bucket, region: at.region, ...account });
  const start = folder === '' ? '' : `${folder}/`;
  let knowsConditions = true;

  async function send(...args: Parameters<typeof request>): Promise<Response> {
    return request(...args).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new PlaceProblem(`${shown} cannot be reached (${cause}). Is the network there?`, { cause: error });
    });
  }

  async function problemOf(reply: Response, what: string): Promise<PlaceProblem> {
    await reply.body?.cancel();
    const reason = reasons[reply.status] ?? `it answered ${reply.status}`;
    return new PlaceProblem(`${shown}: ${what} failed, as ${reason}.`);
  }

  const pathOf = (file: string) => {
    expectName(file);
    return `/${start}${file}`;
  };

  async function read(file: string): Promise<Uint8Array> {
    const reply = await send('GET', pathOf(file));
    if (reply.status === 404) {
      await reply.body?.cancel();
      throw new PlaceProblem(`${shown} has no ${file}.`);
    }
    if (!reply.ok) throw await problemOf(reply, 'reading');
    const chunks: Uint8Array[] = [];
    let size = 0;
    try {
      for await (const chunk of reply.body ?? []) {
        size += chunk.length;
        if (size > LARGEST_COPIED) return new Uint8Array();
        chunks.push(chunk);
      }
    } catch (error) {
      throw new PlaceProblem(`${shown}: reading ${file} broke off.`, { cause: error });
    }
    return Buffer.concat(chunks);
  }

  return {
    address: shown,
    name,
    async list(below, after = '') {
      const names: string[] = [];
      const prefix = `${start}${below === '' ? '' : `${below}/`}`;
      for (let last = after === '' ? '' : `${start}${after}`; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(last !== '' && { 'start-after': last }) });
        // As it is signed: a tilde as it is.
        const reply = await send('GET', `/?${String(query).replaceAll('%7E', '~')}`);
        if (!reply.ok) throw await problemOf(reply, 'listing');
        const text = (await reply.text()).slice(0, LARGEST_LIST);
        // Names of ours have no letter that XML writes in another way.
        const found = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
        names.push(...found.map((key) => key.slice(start.length)));
        const end = found.at(-1);
        if (end === undefined || end <= last || !text.includes('<IsTruncated>true</IsTruncated>')) return names;
        last = end;
      }
    },
    read,
    async write(file, bytes) {
      const put = async (isConditional: boolean) =>
        send('PUT', pathOf(file), {
          body: new Blob([Uint8Array.from(bytes)]),
          payloadHash: hash('sha256', bytes),
          headers: {
            // A bucket that locks its objects takes none without it.
            'content-md5': createHash('md5').update(bytes).digest('base64'),
            ...(isConditional && { 'if-none-match': '*' }),
          },
        });
      let reply = await put(knowsConditions);
      if (knowsConditions && reply.status === NOT_IMPLEMENTED) {
        await reply.body?.cancel();
        knowsConditions = false;
        reply = await put(false);
      }
      if (reply.status === ALREADY_THERE) {
        await reply.body?.cancel();
        // Written by us, and the reply was lost; or by somebody else.
        if (!Buffer.from(await read(file)).equals(bytes))
          throw new PlaceProblem(`${shown} has another ${file} already. Does another machine copy to the same place?`);
        return;
      }
      if (!reply.ok) throw await problemOf(reply, 'writing');
      await reply.body?.cancel();
    },
    async remove(file) {
      const reply = await send('DELETE', pathOf(file));
      if (!reply.ok && reply.status !== 404) throw await problemOf(reply, 'removing');
      await reply.body?.cancel();
    },
    // What is half written a bucket shows to nobody.
    removeUnfinished: async () => undefined,
    close: async () => undefined,
  };
}
