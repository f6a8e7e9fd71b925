import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eachDatabase } from '../tests/support/each-database.ts';
import { BadSetting, readConfig } from './config.ts';
import { checkAdminPassword, prepareFirstStart } from './first-start.ts';
import type { Services } from './services.ts';

const admin = { ADMIN_EMAIL: 'First@Example.org', ADMIN_PASSWORD: 'hills-at-dawn-7' };

eachDatabase('the first start', { perTest: true }, (app) => {
  /** Starts with these settings; returns its effects and its log. */
  async function start(email: string | null) {
    const warnings: string[] = [];
    const { log, config } = app.services;
    const noting = Object.assign(Object.create(log), { warn: (line: string) => warnings.push(line) });
    const settings = email === null ? null : { email, password: admin.ADMIN_PASSWORD };
    const services: Services = { ...app.services, log: noting, config: { ...config, admin: settings } };
    return { ...(await prepareFirstStart(services)), warnings };
  }

  test('without settings prints another link each time, until there is a superuser', async () => {
    const [one, other] = [await start(null), await start(null)];
    expect(one.link).toMatch(/^https:\/\/intambwe\.example\/autho\/link#[\w-]{43}$/);
    expect(other.link).not.toBe(one.link);
    expect(one.newSuperuser).toBeNull();
  });

  test('for an address that has an account already makes no superuser of it, and says what to do', async () => {
    const { email } = await app.addUser();
    const { link, newSuperuser, warnings } = await start(email);
    expect([link !== null, newSuperuser]).toEqual([true, null]);
    expect(warnings.join()).toContain(`admin make-superuser ${email}`);
  });

  test('makes the superuser of the settings, who signs in; the links end', async () => {
    const { link } = await start(null);
    expect(await start(admin.ADMIN_EMAIL)).toMatchObject({
      newSuperuser: 'first@example.org',
      link: null,
      warnings: [],
    });
    const login = { email: 'first@example.org', password: admin.ADMIN_PASSWORD };
    expect((await app.call('POST', '/login/', login)).status).toBe(200);
    const token = link?.split('#')[1];
    expect((await app.call('POST', '/sign-in-links/open/', { token })).status).toBe(400);
  });

  test('later says once that another address in the settings has no account', async () => {
    await start(admin.ADMIN_EMAIL);
    expect(await start(admin.ADMIN_EMAIL)).toMatchObject({ newSuperuser: null, link: null, warnings: [] });
    expect((await start('other@example.org')).warnings).toEqual([
      'ADMIN_EMAIL: other@example.org has no account. It is for the first start only; a superuser can add it under Users.',
    ]);
  });
});

describe('the settings of the first superuser', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'intambwe-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const read = (settings: Record<string, string>) => readConfig({ DATA_DIR: folder, ...settings });

  test('are both there, or neither', async () => {
    expect(read({}).admin).toBeNull();
    expect(read(admin).admin).toEqual({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
    for (const name of ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const) {
      expect(() => read({ [name]: admin[name] })).toThrow(BadSetting);
    }
    await checkAdminPassword(read({}));
    await checkAdminPassword(read(admin));
  });

  const weak = ['short', 'password1', 'P@ssw0rd2026!', 'blink182', 'first@example.org 7'];

  test.each(weak)('refuse the password %s before anything is opened', async (password) => {
    const refused = checkAdminPassword(read({ ...admin, ADMIN_PASSWORD: password }));
    await expect(refused).rejects.toThrow(/^These settings cannot be used. ADMIN_PASSWORD: /);
  });
});
