import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { later } from '../../../domain/instant.ts';
import { watchStatements } from '../../../tests/queries/statements.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { openMailbox } from '../../../tests/support/mailbox.ts';
import { runBeside } from '../../../tests/support/script.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Place } from '../../backup/place.ts';
import { openDatabase } from '../../database/open.ts';
import { TemporaryFiles } from '../../uploads/temporary-files.ts';
import { checkCertificate } from './address.ts';
import { checkBackups, checkClock } from './machine.ts';
import { checkMail, checkOutbox } from './mail.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');

let app: TestApp;
let place: Place;

beforeAll(async () => {
  app = await startTestApp();
  await app.addUser({ isSuperuser: true });
  const { config, db, media } = app.services;
  place = { config, db, storage: media.storage, files: new TemporaryFiles(join(config.dataFolder, 'uploads')) };
});

afterAll(() => app.close());

test('without the database one finding says so, the other checks go on, and so does the status', async () => {
  const database = await freshDatabase('postgres');
  const address = new URL(database.url ?? '');
  address.port = '1';
  const settings = { DATABASE_URL: address.href };
  const { code, stdout, stderr } = await runBeside(app, ['doctor'], settings);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout.match(/^problem +database +.*$/gm)).toEqual([
    expect.stringContaining('PostgreSQL cannot be reached (connect ECONNREFUSED 127.0.0.1:1)'),
  ]);
  expect(stdout).toMatch(/^OK +disk/m);
  expect(stdout).not.toMatch(/^\w+ +superuser/m);
  const status = await runBeside(app, ['status'], settings);
  expect(status.code).toBe(1);
  expect(status.stdout).toMatch(/^database +PostgreSQL cannot be reached/m);
  expect(status.stdout).toMatch(/^free disk +\d/m);
  await database.drop();
});

test('mail that waits for long is told with the words of the mail server, by the status too', async () => {
  const { db } = app.services;
  expect(await checkOutbox(place, NOW)).toMatchObject({ level: 'OK' });
  const mail = { recipient: 'a@example.org', subject: 's', body: 'b', next_try_at: later(NOW, 60_000) };
  await db
    .insertInto('mails')
    .values([
      { ...mail, created_at: later(NOW, -17 * 60_000), last_error: '451 Try again later' },
      { ...mail, created_at: NOW.toISOString() },
    ])
    .execute();
  expect(await checkOutbox(place, NOW)).toMatchObject({
    level: 'problem',
    says: expect.stringMatching(/2 waiting since 2026-11-20T07:43:00.000Z. .*451 Try again later/),
  });
  expect((await runBeside(app, ['status'])).stdout).toMatch(/^mail +.*2 waiting since 2026-11-20T07:43/m);
  await db.deleteFrom('mails').execute();
});

test('a try to make a backup that failed is told though the last copy is a day old', async () => {
  const { db } = app.services;
  const note = { file: '', bytes: null, proven_at: null, told_at: null };
  await db
    .insertInto('backups')
    .values({ ...note, day: '2026-11-20', made_at: NOW.toISOString(), problem: 'It broke', next_try_at: later(NOW, 1) })
    .execute();
  const told = expect.stringContaining('The try of 2026-11-20T08:00:00.000Z failed: It broke');
  expect(await checkBackups(place, NOW)).toContainEqual(expect.objectContaining({ level: 'problem', says: told }));
  expect((await runBeside(app, ['status'])).stdout).toEqual(told);
  await db.deleteFrom('backups').execute();
});

test('a backup for whose test there is no room is not called damaged', async () => {
  expect((await runBeside(app, ['backup'])).code).toBe(0);
  const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
  const files = Object.assign(new TemporaryFiles(join(place.config.dataFolder, 'uploads')), {
    newPath: () => Promise.reject(full),
  });
  const findings = [await checkBackups({ ...place, files }, new Date())].flat();
  expect(findings.at(-1)).toMatchObject({ level: 'problem', says: expect.stringContaining('could not be tested') });
  expect(findings.map(({ says }) => says).join()).not.toContain('cannot be restored');
});

test('the clock of a site on SQLite is not compared with itself, and no warning says so on every day', async () => {
  const found = await checkClock(place, new Date());
  expect(found).not.toMatchObject({ says: expect.stringContaining('agrees') });
  expect(found).not.toMatchObject({ says: expect.stringContaining('Not checked') });
});

test('the clock is compared with the newest row of the log, and no other is read', async () => {
  const entry = { user_id: null, action: 'login', resource: 'users', resource_id: null, at: new Date().toISOString() };
  await place.db.insertInto('audit').values([entry, entry, entry]).execute();
  const statements = watchStatements();
  onTestFinished(() => statements.end());
  const db = openDatabase(place.config.databaseUrl);
  onTestFinished(() => db.destroy());
  await checkClock({ ...place, db }, new Date());
  expect(statements.sent().map(({ rows }) => rows)).toContain(1);
  expect(Math.max(...statements.sent().map(({ rows }) => rows))).toBe(1);
});

/** A key and a certificate for this name that ends after so many days. */
function certificateFor(name: string, days: number) {
  const [key, cert] = [join(place.config.dataFolder, 'key.pem'), join(place.config.dataFolder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', String(days)];
  execFileSync('openssl', [...made, '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

test('the end of the certificate is told before it comes, and why browsers refuse one', async () => {
  const server = createServer(certificateFor('localhost', 5)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `https://localhost:${typeof address === 'object' ? address?.port : ''}`;
  // Nobody known has signed it.
  expect(await checkCertificate(url, new Date())).toMatchObject([
    { level: 'problem', says: expect.stringContaining('is signed by nobody whom browsers and mail servers know') },
  ]);
  const known = getCACertificates();
  setDefaultCACertificates([...known, readFileSync(join(place.config.dataFolder, 'cert.pem'), 'utf8')]);
  onTestFinished(() => setDefaultCACertificates(known));
  const soon = { level: 'problem', says: expect.stringMatching(/ ends on 20\d\d-\d\d-\d\d\. Caddy and certbot renew/) };
  expect(await checkCertificate(url, new Date())).toMatchObject([soon]);
  expect(await checkCertificate(url.replace('localhost', '127.0.0.1'), new Date())).toMatchObject([
    { level: 'problem', says: expect.stringContaining('is for another name') },
  ]);
  const aMonthBefore = new Date(Date.now() - 30 * 86_400_000);
  expect(await checkCertificate(url, aMonthBefore)).toMatchObject([{ level: 'OK' }]);
  server.close();
  expect(await checkCertificate(url, new Date())).toEqual([]);
});

test('a mail server with a certificate of nobody, and one that does not begin with TLS, each get their own advice', async () => {
  const mailbox = await openMailbox();
  const { port } = new URL(mailbox.url);
  const plain = { ...place, config: { ...place.config, smtpUrl: `smtps://127.0.0.1:${port}` } };
  expect(await checkMail(plain)).toMatchObject({
    says: expect.stringContaining('does not begin with TLS. Write smtp://'),
  });
  await mailbox.close();
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({ ...certificateFor('localhost', 5), authOptional: true });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const smtpUrl = `smtp://localhost:${typeof address === 'object' ? address?.port : ''}`;
  expect(await checkMail({ ...place, config: { ...place.config, smtpUrl } })).toMatchObject({
    level: 'problem',
    says: expect.stringMatching(/^The certificate of localhost is signed by nobody/),
  });
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
