import { expect, test } from 'vitest';
import { readBucketAddress } from './bucket-address.ts';

test.each([
  [
    's3://pictures?endpoint=https://s3.example.org&region=eu-west-1',
    { address: 'https://s3.example.org/pictures', region: 'eu-west-1' },
  ],
  ['s3://pictures?endpoint=http://127.0.0.1:9000/', { address: 'http://127.0.0.1:9000/pictures', region: 'us-east-1' }],
  [
    's3://pictures?region=af-south-1',
    { address: 'https://pictures.s3.af-south-1.amazonaws.com', region: 'af-south-1' },
  ],
  ['s3://', undefined],
  ['s3://Pictures', undefined],
  ['s3://pictures/folder', undefined],
  ['s3://pictures?endpoint=ftp://x', undefined],
  ['s3://pictures?region=eu west', undefined],
  ['https://pictures', undefined],
])('%s', (text, read) => {
  expect(readBucketAddress(text)).toEqual(read);
});
