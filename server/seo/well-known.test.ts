import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { offerLanguages } from '../../tests/support/words.ts';

const SITE = 'https://intambwe.example';

eachDatabase('what programs ask every site for', (app) => {
  const text = async (path: string) => (await app.get(path)).text();

  test('whom to tell of a weakness, with a day that is always months ahead', async () => {
    const before = await text('/.well-known/security.txt');
    expect(before).toContain(`Contact: ${SITE}/contactus\n`);
    expect(before).not.toContain('mailto');
    expect(before).toContain('Expires: 2027-06-01T00:00:00.000Z\n');
    expect(before).toContain('Preferred-Languages: en\n');
    expect(before).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
    expect((await app.get('/.well-known/security.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    await giveStaffMailbox(app.services.db);
    await offerLanguages(app);
    const after = await text('/.well-known/security.txt');
    expect(after).toContain(`Contact: mailto:${STAFF_MAILBOX}\n`);
    expect(after).toContain('Preferred-Languages: en, rw, fr\n');
    app.setClock('2026-12-01T00:00:00.000Z');
    expect(await text('/.well-known/security.txt')).toContain('Expires: 2027-07-01T00:00:00.000Z\n');
    app.setClock(MORNING);
  });

  test('where to change a password: a screen of the dashboard', async () => {
    const reply = await fetch(`${app.url}/.well-known/change-password`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/dashboard/profile']);
    expect((await app.get('/dashboard/profile')).status).toBe(200);
    // By this a program finds out whether the answer above means anything.
    const none = await app.get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200');
    expect(none.status).toBe(404);
  });

  test('an icon', async () => {
    const reply = await app.get('/favicon.ico');
    expect(reply.headers.get('content-type')).toBe('image/vnd.microsoft.icon');
    const bytes = Buffer.from(await reply.bytes());
    // One picture, of 32 by 32, which begins behind the list and ends with the file.
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    expect(start + length).toBe(bytes.byteLength);
    expect(await sharp(bytes.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, hasAlpha: true });
    expect(bytes.byteLength).toBeLessThan(2000);
  });

  test.each(['/wp-login.php', '/.env', '/.git/config', '/assets/old.js.map', '/rw/a/picture.jpeg', '/humans.txt'])(
    'a file that is not there (%s) costs a phone next to nothing',
    async (path) => {
      const reply = await app.get(path);
      expect([reply.status, reply.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
      const html = await reply.text();
      expect(html).toContain(path.startsWith('/rw/') ? '<a href="/rw">' : '<a href="/">');
      expect(html.length).toBeLessThan(400);
    },
  );

  test.each(['/nothing', '/old-page.html', '/rw/nothing'])(
    'a page that is not there (%s) helps whoever looks for it',
    async (path) => {
      const reply = await app.get(path);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('href="/rw/contactus"'.replace('/rw', path.startsWith('/rw') ? '/rw' : ''));
    },
  );
});
