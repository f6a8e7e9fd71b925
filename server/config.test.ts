import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, readSettings } from './config.ts';
import { makeCopyKey, printCopyKey } from './copies/copy-key.ts';

let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-config-'));
});

afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const publicUrlOf = (address: string) => readConfig({ DATA_DIR: dataFolder, PUBLIC_URL: address }).publicUrl;

test('the address of the site is its name and port, with or without a slash', () => {
  expect(publicUrlOf('https://example.org')).toBe('https://example.org');
  expect(publicUrlOf('https://Example.org/')).toBe('https://example.org');
  expect(publicUrlOf('http://localhost:3000')).toBe('http://localhost:3000');
});

test.each([
  'https://example.org/site',
  'https://example.org/?a=b',
  'https://example.org/#top',
  'https://user:secret@example.org',
  'https://user@example.org/',
])('%s is refused in words, and what is secret in it is not repeated', (address) => {
  expect(() => publicUrlOf(address)).toThrow(
    /^These settings cannot be used\. PUBLIC_URL: use the name of the site alone/,
  );
  expect(() => publicUrlOf(address)).not.toThrow('secret');
});

test.each([
  ['PUBLIC_URL', 'example.org', /PUBLIC_URL: use an address such as https:\/\/example\.org$/],
  ['MAIL_FROM', 'us', /MAIL_FROM: use a name and one address: /],
  ['HEARTBEAT_URL', 'ftp://watcher.example/ping', /HEARTBEAT_URL: use an address such as/],
  ['BACKUPS_KEPT', '367', /BACKUPS_KEPT: use a number from 0, for none, to 366$/],
  ['TRUST_PROXY', 'localhost', /TRUST_PROXY: use addresses or networks/],
  ['TRUST_PROXY', '10.0.0.0/33', /TRUST_PROXY: use addresses or networks/],
  ['COPY_TO', 'copies', /COPY_TO: use a folder such as /],
  ['COPY_TO', '/', /COPY_TO: use a folder such as /],
  ['COPY_TO', 'ftp://host/folder', /COPY_TO: use a folder such as /],
  ['COPY_TO', 'sftp://host/folder', /COPY_TO: use a folder such as /],
  ['COPY_TO', '/mnt/copies', /COPY_TO: set COPY_KEY too, by: intambwe copies set-up$/],
  ['COPY_SSH_HOST', 'example.org', /COPY_SSH_HOST: use a fingerprint such as SHA256:/],
  ['TRUST_PROXY', '127.0.0.1, proxy', /TRUST_PROXY: use addresses or networks/],
])('%s=%s is refused with its name', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(words);
});

test('proxies are named by addresses and networks', () => {
  const { trustedProxies } = readSettings({ TRUST_PROXY: '127.0.0.1, ::1 10.0.0.0/8' });
  expect(trustedProxies).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
});

test('places of copies are folders, buckets and other machines, and a misread key is found without being told', () => {
  const key = printCopyKey(makeCopyKey());
  const COPY_TO = '/mnt/copies s3://bucket/site?endpoint=https://s3.example.org&region=eu sftp://us@[::1]:2222/copies';
  expect(readSettings({ COPY_TO, COPY_KEY: key }).copies?.places).toEqual(COPY_TO.split(' '));
  expect(readSettings({}).copies).toBeNull();
  const misread = `${key.startsWith('2') ? '3' : '2'}${key.slice(1)}`;
  expect(() => readSettings({ COPY_TO, COPY_KEY: misread })).toThrow('COPY_KEY: Group 1 of the key is misread.');
  expect(() => readSettings({ COPY_TO, COPY_KEY: misread })).not.toThrow(misread.slice(0, 5));
});
