import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { randomCode, randomSecret } from '../../server/identity/secrets.ts';
import { expectLoggedErrors } from '../support/logged-errors.ts';
import { signedIn } from '../support/signed-in.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { pdf } from '../uploads/corpus.ts';

// Promises of docs/asvs.md that no other test shows.

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ sample: true });
});

afterAll(() => app.close());

/** The number of rows in each table, and the newest change of each, without the rows that reading itself writes. */
async function everyRow(): Promise<Map<string, string>> {
  const written = new Set(['sessions', 'tokens', 'visit_counts', 'overview_looks', 'advertisements', 'audit', 'mails']);
  const tables = await app.services.db.introspection.getTables();
  const contents = new Map<string, string>();
  for (const { name } of tables) {
    if (written.has(name)) continue;
    const { rows } = await sql`select * from ${sql.table(name)} order by 1`.execute(app.services.db);
    contents.set(
      name,
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    );
  }
  return contents;
}

describe('in the browser', () => {
  test('the one cookie goes out to no other site, and no script reads it', async () => {
    const reply = await fetch(`${app.url}/low-data`, {
      method: 'POST',
      body: new URLSearchParams({ low: '1', back: '/Events' }),
      redirect: 'manual',
    });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^low_data=1;/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure']) expect(cookie).toContain(part);
  });

  test('the address of a page is told to no other site', async () => {
    for (const address of ['/', '/autho/login', '/nothing', '/api/ads/']) {
      const { headers } = await app.get(address);
      expect([address, headers.get('referrer-policy')]).toEqual([
        address,
        expect.stringMatching(/^(same-origin|no-referrer|strict-origin-when-cross-origin)$/),
      ]);
    }
  });

  test('a form of another site does nothing that needs a sign-in, even with the token in a cookie', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const title = 'Written by another site';
    for (const body of [new URLSearchParams({ title, message: title }), JSON.stringify({ title, message: title })]) {
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
        const headers = { origin: 'https://evil.example', 'content-type': type, cookie: `access_token=${access}` };
        const reply = await fetch(`${app.url}/api/announcements/`, { method: 'POST', body, headers });
        expect([type, reply.status]).toEqual([type, 401]);
      }
    }
    const written = await app.services.db.selectFrom('announcements').where('title', '=', title).selectAll().execute();
    expect(written).toEqual([]);
  });
});

describe('a call', () => {
  test('by GET changes nothing', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const before = await everyRow();
    expect(before.size).toBeGreaterThan(20);
    let answered = 0;
    for (const { method, path } of app.endpoints) {
      if (method !== 'GET') continue;
      const { status } = await app.call('GET', path.replaceAll(/\{\w+\}/g, '1'), undefined, access);
      expect([path, status]).not.toEqual([path, 500]);
      if (status === 200) answered += 1;
    }
    expect(answered).toBeGreaterThan(30);
    const after = await everyRow();
    for (const [table, rows] of before) expect([table, after.get(table)]).toEqual([table, rows]);
  });

  test('takes no number out of range', async () => {
    for (const id of ['-1', '0', '1e3', '0x10', '1.5', '9007199254740993', '99999999999999999999', '١']) {
      const { status } = await app.call('GET', `/posts/${encodeURIComponent(id)}/`);
      expect([id, status]).toEqual([id, 404]);
    }
    for (const page of ['-1', '0', '1.5', '9007199254740993', '1e400', '١', 'one']) {
      const { status } = await app.call('GET', `/posts/?page=${encodeURIComponent(page)}`);
      expect([page, status]).toEqual([page, 400]);
    }
  });

  test('reads the last of a parameter that comes twice', async () => {
    const ids = async (query: string) => {
      const { results } = await (await app.call('GET', `/events/?page_size=1&${query}`)).json();
      return results.map(({ id }: { id: number }) => id);
    };
    expect(await ids('page=1&page=2')).toEqual(await ids('page=2'));
    expect(await ids('page=2')).not.toEqual(await ids('page=1'));
  });
});

describe('a file', () => {
  test('keeps nothing of the name it was sent by', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const form = new FormData();
    form.set('title', 'A form');
    form.set('date', '2026-11-01');
    form.set('file', new Blob([pdf], { type: 'application/pdf' }), 'n~n"; filename=n~n.html\r\nn~n: n~n.pdf');
    const headers = { authorization: `Bearer ${access}` };
    const reply = await fetch(`${app.url}/api/documents/`, { method: 'POST', body: form, headers });
    const sent = await reply.json();
    expect([reply.status, sent]).toEqual([201, expect.anything()]);
    const [address = ''] = /\/media\/[\w.-]+/.exec(JSON.stringify(sent)) ?? [];
    const file = await app.get(address);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toBe('attachment');
    expect(JSON.stringify([address, ...file.headers])).not.toContain('n~n');
  });
});

describe('a password', () => {
  const long = `  ${'Ünd so weiter, '.repeat(12)}  `;

  test('of 64 characters and more is taken as it was typed, and holds for years', async () => {
    expect(long.length).toBeGreaterThan(64);
    const user = await app.addUser();
    const { access } = await app.signIn(user);
    const change = { current_password: user.password, password: long };
    const changed = await app.call('POST', '/me/password/', change, access);
    expect(changed.status).toBe(200);
    const signIn = async (password: string) =>
      (await app.call('POST', '/login/', { email: user.email, password })).status;
    for (const other of [long.trim(), long.toLowerCase(), long.slice(0, 72)]) expect(await signIn(other)).toBe(401);
    app.advance(5 * 365 * 24 * 3_600_000);
    expect(await signIn(long)).toBe(200);
  });
});

describe('a secret', () => {
  test('of a session has 256 bits, and none comes twice', () => {
    const secrets = Array.from({ length: 2000 }, randomSecret);
    expect(new Set(secrets).size).toBe(2000);
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url').length).toBe(32);
  });

  test('of a mail has six digits, of which each is as likely', () => {
    const codes = Array.from({ length: 20_000 }, randomCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    const firsts = Map.groupBy(codes, (code) => code.at(0));
    // 2,000 each are expected; 300 is seven times the spread that chance gives.
    expect(firsts.size).toBe(10);
    for (const [, group] of firsts) expect(Math.abs(group.length - 2000)).toBeLessThan(300);
  });

  test('begins no session before the code is answered', async () => {
    const user = await app.addUser();
    const reply = await app.call('POST', '/login/', { email: user.email, password: user.password });
    const sessions = await app.services.db.selectFrom('sessions').where('user_id', '=', user.id).selectAll().execute();
    expect([reply.status, sessions]).toEqual([200, []]);
    expect(Object.keys(await reply.json()).sort()).toEqual(['challenge', 'email', 'message']);
  });
});

describe('a fault', () => {
  test('tells nothing of the inside, and opens nothing', async () => {
    expectLoggedErrors(/no such table/);
    const other = await startTestApp();
    try {
      const { access } = await signedIn(other, { isSuperuser: true });
      await sql`alter table tokens rename to tokens_away`.execute(other.services.db);
      await sql`alter table announcements rename to announcements_away`.execute(other.services.db);
      for (const [path, token] of [
        ['/me/', access],
        ['/users/', access],
        ['/announcements/active/', undefined],
      ] as const) {
        const reply = await other.call('GET', path, undefined, token);
        const text = await reply.text();
        expect([path, reply.status >= 500]).toEqual([path, true]);
        expect(text).not.toMatch(/token|announcement|table|sqlite|select|\.ts|node:/i);
      }
    } finally {
      await other.close();
    }
  });
});

describe('the program', () => {
  test('is in production unless it is told otherwise', () => {
    expect(readConfig({ DATA_DIR: app.services.config.dataFolder }).production).toBe(true);
  });

  test('writes each line of its log as JSON with its time, whatever stands in it', async () => {
    const script = `import { makeLog } from './server/logging.ts';
      const log = makeLog({ logLevel: 'info', production: true });
      log.info({ path: 'a\\n{"level":60,"msg":"forged"}\\r\\nb', password: 'zz-secret' }, 'one\\ntwo');`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', script]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ level: 30, msg: 'one\ntwo', password: '[hidden]' });
    // Milliseconds since 1970 are UTC by definition.
    expect(line.time).toBeTypeOf('number');
  });
});
