import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import { addMonths } from '../../domain/calendar.ts';
import { retentionDays, retentionMonths } from '../../domain/retention.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import type { Tables } from '../database/tables.ts';
import { tidy } from '../housekeeping.ts';
import { mailFolder } from '../mail/transport.ts';

const DAY = 24 * 3_600_000;
const monthsOn = (months: number) => addMonths(new Date(MORNING), months, 'Africa/Kigali').toISOString();
const daysOn = (days: number) => new Date(Date.parse(MORNING) + days * DAY).toISOString();

eachDatabase('the periods for which records are kept', (app) => {
  /** The records in the last millisecond of the period, and in the next but one. */
  async function atTheEnd<Found>(end: string, read: () => Promise<Found>): Promise<[Found, Found]> {
    app.setClock(end);
    await tidy(app.services);
    const before = await read();
    app.advance(1);
    await tidy(app.services);
    const after = await read();
    app.setClock(MORNING);
    return [before, after];
  }

  test('a message goes after two years, with its answers and what the log says of it', async () => {
    const { db, write } = app.services;
    const { id } = await db
      .insertInto('contact_messages')
      .values({
        name: 'Claudine',
        email: 'claudine@example.org',
        phone: '',
        subject_type: 'general',
        subject: 'Beans',
        message: 'Hello',
        status: 'new',
        created_at: MORNING,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contact_replies')
      .values({ contact_id: id, text: 'Dear', user_id: null, at: MORNING })
      .execute();
    await write(null, (unit) =>
      unit.audit({ action: 'set_status', resource: 'contacts', resourceId: id, before: { name: 'Claudine' } }),
    );
    const left = async () => [
      (await db.selectFrom('contact_messages').select('id').execute()).length,
      (await db.selectFrom('contact_replies').select('id').execute()).length,
      (await db.selectFrom('audit').select('before').where('resource', '=', 'contacts').execute())[0]?.before ?? null,
    ];
    expect(await atTheEnd(monthsOn(retentionMonths.contactMessages), left)).toEqual([
      [1, 1, '{"name":"Claudine"}'],
      [0, 0, null],
    ]);
  });

  test.each([
    ['declined', retentionMonths.declinedDonations],
    ['contacted', retentionMonths.openDonations],
    ['donated', retentionMonths.donated],
  ] as const)('an interest in donating that is %s goes %i months after its last step', async (status, months) => {
    const { db } = app.services;
    const interest: Insertable<Tables['donation_interests']> = {
      full_name: 'Jean',
      email: 'jean@example.org',
      phone: '',
      organization: '',
      donation_type: 'general',
      estimated_amount: '',
      message: 'x',
      preferred_contact_method: 'email',
      best_contact_time: '',
      status,
      created_at: '2025-11-20T08:00:00.000Z',
    };
    const { id } = await db.insertInto('donation_interests').values(interest).returning('id').executeTakeFirstOrThrow();
    await db
      .insertInto('donation_status_changes')
      .values({ donation_id: id, from_status: 'new', to_status: status, user_id: null, at: MORNING })
      .execute();
    const left = async () => (await db.selectFrom('donation_interests').select('id').execute()).length;
    expect(await atTheEnd(monthsOn(months), left)).toEqual([1, 0]);
  });

  test('a registration goes a year after the event has ended, and the event stays', async () => {
    const { db } = app.services;
    const id = await addEvent(app.services, { start_date: '2026-11-19T08:00:00.000Z', end_date: MORNING });
    await db
      .insertInto('event_registrations')
      .values({
        event_id: id,
        full_name: 'A',
        email: 'a@example.org',
        phone: '',
        organization: '',
        created_at: MORNING,
      })
      .execute();
    const left = async () => [
      (await db.selectFrom('event_registrations').select('id').execute()).length,
      (await db.selectFrom('events').select('id').where('id', '=', id).execute()).length,
    ];
    expect(await atTheEnd(monthsOn(retentionMonths.registrations), left)).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  test.each([
    ['pending', retentionDays.pendingSubscriptions],
    ['left', retentionDays.leftSubscriptions],
  ] as const)('an address that is %s goes after %i days; who is subscribed stays', async (status, days) => {
    const { db } = app.services;
    await db.deleteFrom('newsletter_subscribers').execute();
    for (const one of [status, 'confirmed'] as const) {
      await db
        .insertInto('newsletter_subscribers')
        .values({
          email: `${one}@example.org`,
          status: one,
          unsubscribe_hash: one,
          mailed_at: MORNING,
          created_at: MORNING,
          left_at: one === 'left' ? MORNING : null,
        })
        .execute();
    }
    const left = async () =>
      (await db.selectFrom('newsletter_subscribers').select('status').orderBy('id').execute()).map((it) => it.status);
    expect(await atTheEnd(daysOn(days), left)).toEqual([[status, 'confirmed'], ['confirmed']]);
  });

  test('mails go after 30 days, sent or given up, and so do those kept as files', async () => {
    const { db, config } = app.services;
    await db.deleteFrom('mails').execute();
    const mail = {
      recipient: 'a@example.org',
      subject: 'x',
      body: 'x',
      created_at: MORNING,
      next_try_at: '2099-01-01',
    };
    await db
      .insertInto('mails')
      .values([
        { ...mail, sent_at: MORNING },
        { ...mail, failed_at: MORNING },
      ])
      .execute();
    const folder = mailFolder(config);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'outbox-1.eml'), 'To: a@example.org');
    await utimes(join(folder, 'outbox-1.eml'), new Date(MORNING), new Date(MORNING));
    const left = async () => [
      (await db.selectFrom('mails').select('id').execute()).length,
      (await readdir(folder)).length,
    ];
    expect(await atTheEnd(daysOn(retentionDays.mails), left)).toEqual([
      [2, 1],
      [0, 0],
    ]);
  });

  test('an account in the trash loses its person after 30 days, and what points at it stays', async () => {
    const { db } = app.services;
    const superuser = await signedIn(app, { isSuperuser: true });
    const user = await app.addUser({ email: 'claude@example.org', permissions: ['posts.view'] });
    await db
      .updateTable('users')
      .set({ first_name: 'Claude', last_name: 'Habimana', pins: '["posts"]' })
      .where('id', '=', user.id)
      .execute();
    const post = await addPost(app.services, { author_id: user.id, author_name: 'Claude Habimana' });
    await app.services.write(user.id, (unit) =>
      unit.audit({ action: 'edit', resource: 'users', resourceId: user.id, after: { first_name: 'Claude' } }),
    );
    const written = await app.call('GET', `/posts/${post}/`, undefined, superuser.access);
    const uploaded = { title: 'A picture', uploaded_by: { username: 'Claude Habimana' } };
    await app.services.write(user.id, async (unit) => {
      await unit.audit({ action: 'edit', resource: 'posts', resourceId: post, after: await written.json() });
      await unit.audit({ action: 'create', resource: 'gallery', resourceId: 1, after: uploaded });
      const other = { author_details: { first_name: 'Claude', last_name: 'Uwase', username: 'Claude Uwase' } };
      await unit.audit({ action: 'edit', resource: 'posts', resourceId: 9999, after: other });
    });
    expect((await app.call('DELETE', `/users/${user.id}/`, undefined, superuser.access)).status).toBe(204);
    const left = async () => {
      const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
      return [row.first_name, row.email, row.password_hash !== null, row.pins];
    };
    expect(await atTheEnd(daysOn(retentionDays.trash), left)).toEqual([
      ['Claude', 'claude@example.org', true, '["posts"]'],
      ['Former', `removed-${user.id}`, false, '[]'],
    ]);
    const log = await db.selectFrom('audit').select(['before', 'after']).where('resource_id', '=', user.id).execute();
    expect(JSON.stringify(log)).not.toMatch(/claude|habimana/i);
    const all = JSON.stringify(await db.selectFrom('audit').select(['before', 'after']).execute());
    expect(all).not.toMatch(/habimana/i);
    expect(all).toContain('A picture');
    expect(all).toContain('Claude Uwase');
    expect(await db.selectFrom('user_roles').select('role_id').where('user_id', '=', user.id).execute()).toEqual([]);
    const again = await signedIn(app, { isSuperuser: true });
    expect((await app.call('POST', `/users/${user.id}/restore/`, undefined, again.access)).status).toBe(404);
    const trash = await (await app.call('GET', '/users/?trash=true', undefined, again.access)).json();
    expect(trash.some((one: { id: number }) => one.id === user.id)).toBe(false);
    expect(JSON.stringify(await (await app.get(`/api/posts/${post}/`)).json())).toContain('Former colleague');
    expect(await db.selectFrom('posts').select('author_name').where('id', '=', post).execute()).toEqual([
      { author_name: null },
    ]);
    // The address is free for a new account.
    const made = { email: 'claude@example.org', first_name: 'New', last_name: 'One' };
    expect((await app.call('POST', '/register/', made, again.access)).status).toBe(201);
  });

  test('the privacy page says the same periods', async () => {
    const page = await (await app.get('/Privacy')).text();
    expect(page).toContain(`${retentionMonths.contactMessages} months after they were sent`);
    expect(page).toContain(`${retentionDays.leftSubscriptions} days after unsubscribing`);
  });
});
