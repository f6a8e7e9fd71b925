import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MomoServer, openMomoServer } from '../tests/momo-server.ts';
import { examine } from './examine.ts';
import type { MomoSettings } from './momo.ts';

describe('the doctor on payments', () => {
  let momo: MomoServer;

  beforeAll(async () => {
    momo = await openMomoServer();
  });

  afterAll(async () => {
    await momo.close();
  });

  const findings = (settings: MomoSettings) => examine(settings, 'https://intambwe.example');
  const levels = async (changes: Partial<MomoSettings>) =>
    (await findings({ ...momo.settings, ...changes })).map(({ level }) => level);

  test('tries the keys, and says so without them', async () => {
    expect(await levels({})).toEqual(['OK']);
    const [wrong, ...others] = await findings({ ...momo.settings, apiKey: 'another-secret' });
    expect(others).toEqual([]);
    expect(wrong).toMatchObject({ level: 'problem', says: expect.stringContaining('(401)') });
    for (const secret of ['another-secret', momo.settings.subscriptionKey]) expect(wrong?.says).not.toContain(secret);
    expect(await levels({ baseUrl: 'http://127.0.0.1:1' })).toEqual(['problem']);
  });

  test.each([
    ['https://sandbox.momodeveloper.mtn.com', 'mtnrwanda'],
    ['https://proxy.momoapi.mtn.com', 'sandbox'],
  ] as const)('%s does not go with %s, and nothing is sent there', async (baseUrl, targetEnvironment) => {
    expect(await findings({ ...momo.settings, baseUrl, targetEnvironment })).toMatchObject([
      { level: 'problem', says: expect.stringContaining(`${baseUrl} goes with MOMO_TARGET_ENVIRONMENT=`) },
    ]);
  });

  test('callbacks to another host than that of the site are pointed out', async () => {
    expect(await levels({ callbackHost: 'example.org' })).toEqual(['warning', 'OK']);
    expect(await levels({ callbackHost: 'intambwe.example' })).toEqual(['OK']);
  });
});
