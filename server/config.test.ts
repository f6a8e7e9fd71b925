import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, readSettings } from './config.ts';

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
  ['BACKUPS_KEPT', '367', /BACKUPS_KEPT: use a number from 0, for none, to 366$/],
  ['TRUST_PROXY', 'localhost', /TRUST_PROXY: use addresses or networks/],
  ['TRUST_PROXY', '10.0.0.0/33', /TRUST_PROXY: use addresses or networks/],
  ['TRUST_PROXY', '127.0.0.1, proxy', /TRUST_PROXY: use addresses or networks/],
])('%s=%s is refused with its name', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(words);
});

test('proxies are named by addresses and networks', () => {
  const { trustedProxies } = readSettings({ TRUST_PROXY: '127.0.0.1, ::1 10.0.0.0/8' });
  expect(trustedProxies).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
});
