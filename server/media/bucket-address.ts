/**
 * Reads `s3://bucket?endpoint=https://…&region=…`: where the bucket is, and its region. Without an endpoint it is one of
 * Amazon's own. Undefined for an address that cannot be meant.
 */
export function readBucketAddress(text: string): { address: string; region: string } | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname: bucket, pathname, searchParams } = new URL(text);
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint');
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) && /^\/?$/.test(pathname);
  if (protocol !== 's3:' || !isBucket || !/^[a-z0-9-]+$/.test(region)) return undefined;
  if (endpoint === null) return { address: `https://${bucket}.s3.${region}.amazonaws.com`, region };
  if (!/^https?:\/\/./.test(endpoint) || !URL.canParse(endpoint)) return undefined;
  return { address: `${endpoint.replace(/\/+$/, '')}/${bucket}`, region };
}
