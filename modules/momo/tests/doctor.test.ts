import { expect, test } from 'vitest';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { runBeside } from '../../../tests/support/script.ts';

eachDatabase('the doctor on MTN MoMo', (app) => {
  test('neither the doctor nor the status repeats the keys of MTN MoMo, also where they cannot be used', async () => {
    const momo = {
      MOMO_BASE_URL: 'http://127.0.0.1:1',
      MOMO_SUBSCRIPTION_KEY: 'subscription-hidden',
      MOMO_API_USER: '3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
      MOMO_API_KEY: 'api-key-hidden',
      MOMO_TARGET_ENVIRONMENT: 'mtnrwanda',
    };
    const unusable = { ...momo, MOMO_SUBSCRIPTION_KEY: 'subscription hidden', MOMO_TARGET_ENVIRONMENT: 'hidden' };
    for (const command of ['doctor', 'status']) {
      for (const settings of [momo, unusable]) {
        const { code, stdout, stderr } = await runBeside(app, [command], settings);
        expect(stdout + stderr).not.toMatch(/hidden|3f1b2c4d/);
        if (settings === unusable) expect(code).not.toBe(0);
      }
    }
  });
});
