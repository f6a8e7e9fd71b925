import { createHash, createHmac } from 'node:crypto';

/** Who signs, and for which region of an S3 service. */
export interface AwsCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface UnsignedRequest {
  method: string;
  url: URL;
  /** Headers to be signed beside `host`, the date and the payload's hash, by lower-case name. */
  headers: Record<string, string>;
  /** SHA-256 of the body, hexadecimal. */
  payloadHash: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** As AWS encodes: everything but letters, digits and `-._~`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalPath = ({ pathname }: URL) =>
  pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

/**
 * The headers of a request to S3, with its signature: AWS Signature Version 4, as its documentation spells it out step by
 * step ("Authenticating Requests: Using the Authorization Header").
 */
export function signedHeaders(
  { method, url, headers, payloadHash }: UnsignedRequest,
  { accessKeyId, secretAccessKey, region }: AwsCredentials,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': moment,
  };
  const names = Object.keys(signed).sort();
  const request = [
    method,
    canonicalPath(url),
    canonicalQuery(url),
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    payloadHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, text).toString('hex');
  const credential = `${accessKeyId}/${scope}`;
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}
