import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../server/config.ts';
import { momoSettings } from './settings.ts';

describe('payments by MTN MoMo', () => {
  const momo = {
    MOMO_BASE_URL: 'https://proxy.momoapi.mtn.com/',
    MOMO_SUBSCRIPTION_KEY: 'subscription-secret',
    MOMO_API_USER: '3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    MOMO_API_KEY: 'api-secret',
    MOMO_TARGET_ENVIRONMENT: 'mtnrwanda',
  };

  test('are off where nothing is set, and need everything but the host of callbacks', () => {
    expect(momoSettings.parse({})).toBeNull();
    expect(readSettings({}).operator).toBeNull();
    expect(readSettings({ MOMO_BASE_URL: '', MOMO_API_KEY: '', MOMO_CALLBACK_HOST: '' }).operator).toBeNull();
    const all = {
      baseUrl: 'https://proxy.momoapi.mtn.com',
      subscriptionKey: 'subscription-secret',
      apiUser: '3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
      apiKey: 'api-secret',
      targetEnvironment: 'mtnrwanda',
      callbackHost: null,
    };
    expect(momoSettings.parse(momo)).toEqual(all);
    expect(readSettings(momo).operator?.gateway.name).toBe('MTN MoMo');
    const callbackHost = 'example.org';
    expect(momoSettings.parse({ ...momo, MOMO_CALLBACK_HOST: callbackHost })).toEqual({ ...all, callbackHost });
  });

  test.each([...Object.keys(momo), 'MOMO_CALLBACK_HOST'])('need more than %s, and cannot do without it', (name) => {
    const alone = { MOMO_CALLBACK_HOST: 'example.org', ...momo }[name];
    expect(() => readSettings({ [name]: alone })).toThrow(/MOMO_TARGET_ENVIRONMENT: set all, or none\. Missing: MOMO_/);
    if (name in momo) expect(() => readSettings({ ...momo, [name]: '' })).toThrow(`Missing: ${name}`);
  });

  test.each(['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])(
    'may be tried at %s',
    (address) => {
      expect(momoSettings.parse({ ...momo, MOMO_BASE_URL: address })?.baseUrl).toBe(address);
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
