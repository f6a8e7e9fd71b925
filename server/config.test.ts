import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('payments by MTN MoMo', () => {
  const momo = {
    MOMO_BASE_URL: 'https://proxy.momoapi.mtn.com/',
    MOMO_SUBSCRIPTION_KEY: 'subscription-secret',
    MOMO_API_USER: '3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    MOMO_API_KEY: 'api-secret',
    MOMO_TARGET_ENVIRONMENT: 'mtnrwanda',
  };

  test('are off where nothing is set, and need everything but the host of callbacks', () => {
    expect(readSettings({}).momo).toBeNull();
    expect(readSettings({ MOMO_BASE_URL: '', MOMO_API_KEY: '', MOMO_CALLBACK_HOST: '' }).momo).toBeNull();
    const all = {
      baseUrl: 'https://proxy.momoapi.mtn.com',
      subscriptionKey: 'subscription-secret',
      apiUser: '3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
      apiKey: 'api-secret',
      targetEnvironment: 'mtnrwanda',
      callbackHost: null,
    };
    expect(readSettings(momo).momo).toEqual(all);
    const callbackHost = 'example.org';
    expect(readSettings({ ...momo, MOMO_CALLBACK_HOST: callbackHost }).momo).toEqual({ ...all, callbackHost });
  });

  test.each([...Object.keys(momo), 'MOMO_CALLBACK_HOST'])('need more than %s, and cannot do without it', (name) => {
    const alone = { MOMO_CALLBACK_HOST: 'example.org', ...momo }[name];
    expect(() => readSettings({ [name]: alone })).toThrow(/MOMO_TARGET_ENVIRONMENT: set all, or none\. Missing: MOMO_/);
    if (name in momo) expect(() => readSettings({ ...momo, [name]: '' })).toThrow(`Missing: ${name}`);
  });

  test.each(['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])(
    'may be tried at %s',
    (address) => {
      expect(readSettings({ ...momo, MOMO_BASE_URL: address }).momo?.baseUrl).toBe(address);
    },
  );

  test.each([
    ['MOMO_BASE_URL', 'http://proxy.momoapi.mtn.com', /MOMO_BASE_URL: use https:\/\/, as keys are sent there$/],
    ['MOMO_BASE_URL', 'http://127.0.0.1.example.org', /MOMO_BASE_URL: use https:/],
    ['MOMO_BASE_URL', 'https://secret:secret@example.org', /MOMO_BASE_URL: use the name alone/],
    ['MOMO_BASE_URL', 'https://example.org/secret', /MOMO_BASE_URL: use the name alone/],
    ['MOMO_BASE_URL', 'ftp://example.org', /MOMO_BASE_URL: use an address/],
    ['MOMO_SUBSCRIPTION_KEY', 'a secret\nand more', /MOMO_SUBSCRIPTION_KEY: use the key as MTN shows it/],
    ['MOMO_API_KEY', 'a-secret-é', /MOMO_API_KEY: use the key as MTN shows it/],
    ['MOMO_API_USER', 'secret', /MOMO_API_USER: use the API user as MTN shows it/],
    ['MOMO_TARGET_ENVIRONMENT', 'production-secret', /MOMO_TARGET_ENVIRONMENT: use mtnrwanda or sandbox$/],
    ['MOMO_CALLBACK_HOST', 'https://example.org/secret', /MOMO_CALLBACK_HOST: use a name such as example.org/],
  ])('%s=%s is refused with its name, and no value is repeated', (name, value, words) => {
    const wrong = () => readSettings({ ...momo, [name]: value });
    expect(wrong).toThrow(words);
    expect(wrong).not.toThrow(/secret|3f1b2c4d/);
  });
});
