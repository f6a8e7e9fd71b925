import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';

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

export interface Sent {
  headers?: Record<string, string>;
  body?: Blob;
  payloadHash?: string;
}

/** Signed requests to a bucket. */
export interface BucketRequests {
  /** Once. */
  attempt(method: string, path: string, sent?: Sent): Promise<Response>;
  /** Repeated twice where it fails; a refusal is a reply. Throws what the last try throws. */
  request(method: string, path: string, sent?: Sent): Promise<Response>;
}

export function bucketRequests({ address, ...credentials }: Bucket): BucketRequests {
  async function attempt(method: string, path: string, sent: Sent = {}): Promise<Response> {
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

  return {
    attempt,
    async request(method, path, sent) {
      for (const pause of PAUSES) {
        const reply = await attempt(method, path, sent).catch(() => undefined);
        if (reply && !isFleeting(reply.status)) return reply;
        await reply?.body?.cancel();
        await wait(pause);
      }
      return attempt(method, path, sent);
    },
  };
}
