import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { askedEmail, askedParagraphs, askedTelephone, askedText } from '../../domain/fields/asked.ts';
import { choice } from '../../domain/fields/choice.ts';
import { flag } from '../../domain/fields/flag.ts';
import { replyText } from '../../domain/reply-text.ts';
import { defineSubmission } from '../../domain/submissions/submission.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { serving } from '../../tests/support/serving.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';
import { submissionTable } from '../database/columns.ts';
import { judgementOf } from '../database/personal.ts';
import { submissionEndpoints } from './plain.ts';

/** A submission as somebody would add it. Its permissions are those of contact messages, as this one is in no registry. */
const helpers = {
  ...defineSubmission({
    name: 'helpers',
    noun: 'helper',
    fields: {
      full_name: askedText({ label: 'Your name', max: 120, searched: true }),
      email: askedEmail({ label: 'E-mail', searched: true }),
      phone: askedTelephone({ label: 'Phone', isOptional: true }),
      skill: choice({
        label: 'How can you help?',
        wrong: replyText('chooseSubject'),
        initial: 'teach',
        choices: { teach: 'By teaching', plant: 'By planting' },
      }),
      is_near: flag({ label: 'Do you live near?', wrong: replyText('chooseSubject'), initial: false }),
      about: askedParagraphs({ label: 'About you', max: 500, isOptional: true }),
    },
    personal: { name: 'full_name', address: 'email', phone: 'phone' },
    filters: ['skill'],
    orders: ['full_name'],
    screen: {
      address: '/dashboard/helpers',
      title: 'Helpers',
      subtitle: 'Who would like to help.',
      invitation: 'Help us',
      one: 'Helper',
      many: 'Helpers',
      none: 'Nobody yet',
      columns: [
        { field: 'full_name', below: 'email' },
        { field: 'skill' },
        { field: 'status' },
        { field: 'created_at' },
      ],
    },
  }),
  permissions: {
    view: 'contacts.view',
    edit: 'contacts.edit',
    delete: 'contacts.delete',
    export: 'contacts.export',
  },
} as const;

const aline = { full_name: 'Aline', email: 'aline@example.org', skill: 'plant', is_near: 'true' };

const found = z.object({ count: z.int(), results: z.array(z.looseObject({ id: z.int(), full_name: z.string() })) });

eachDatabase('a submission that needs nothing of its own', (app) => {
  let call: ReturnType<typeof serving>;
  let access: string;

  beforeAll(async () => {
    const { services } = app;
    const { db } = services;
    await submissionTable('helpers', {
      full_name: 'text',
      email: 'text',
      phone: 'text',
      skill: 'text',
      is_near: 'flag',
      about: 'text',
    }).up(db);
    call = serving(services, submissionEndpoints(services, helpers));
    await giveStaffMailbox(db);
    const permissions = Object.values(helpers.permissions);
    access = (await app.signIn(await app.addUser({ permissions }))).access;
  });

  const listed = async (query = '') => {
    const reply = await call('GET', `/admin-helpers/?page=1${query}`, undefined, access);
    return found.parse(await reply.json());
  };

  test('is taken once, told to staff under its questions, and thanked for', async () => {
    const sent = { ...aline, about: 'I plant.\nI teach.', idempotency_key: 'b2a4a7c2-58f0-4a0e-9f0c-0a1d2e3f4a5b' };
    expect((await call('POST', '/helpers/', sent)).status).toBe(201);
    expect((await call('POST', '/helpers/', sent)).status).toBe(201);
    expect(await listed()).toMatchObject({
      count: 1,
      results: [{ ...aline, is_near: true, phone: '', about: sent.about, status: 'new', deleted_at: null }],
    });
    const notice = await app.mailbox.take(STAFF_MAILBOX, 'New message: Helper, Aline');
    expect(notice.text).toContain('How can you help?: By planting');
    expect(notice.text).toContain('\n\nAbout you\nI plant.\nI teach.\n\n');
    expect(notice.text).toContain('/dashboard/helpers');
    expect((await app.mailbox.take('aline@example.org')).text).not.toContain('Aline');
  });

  test('with what is missing or wrong it is refused at its fields', async () => {
    const reply = await call('POST', '/helpers/', { skill: 'sing' });
    expect(reply.status).toBe(400);
    const { errors } = z.object({ errors: z.record(z.string(), z.array(z.string())) }).parse(await reply.json());
    expect(Object.keys(errors).sort()).toEqual(['email', 'full_name', 'skill']);
    expect((await listed()).count).toBe(1);
  });

  test('says of each column of its table what it holds of people', async () => {
    const { keep, ...columns } = judgementOf(helpers);
    const { rows } = await sql<{ name: string }>`select * from helpers limit 1`.execute(app.services.db);
    expect(Object.values(columns).flat().toSorted()).toEqual(Object.keys(rows[0] ?? {}).toSorted());
    expect([columns.texts, keep]).toEqual([['about'], { months: 24, since: 'created_at' }]);
  });

  test('is for staff with its permissions alone', async () => {
    const { access: other } = await app.signIn(await app.addUser({ permissions: ['posts.view'] }));
    expect((await call('GET', '/admin-helpers/')).status).toBe(401);
    expect((await call('GET', '/admin-helpers/', undefined, other)).status).toBe(403);
    expect((await call('PATCH', '/admin-helpers/1/status/', { status: 'handled' }, other)).status).toBe(403);
  });

  test('is found, filtered, moved on, saved as a table, and put into the trash and out of it', async () => {
    expect((await call('POST', '/helpers/', { ...aline, full_name: 'Bosco', skill: 'teach' })).status).toBe(201);
    const [bosco] = (await listed('&search=BOSC')).results;
    expect(bosco).toMatchObject({ full_name: 'Bosco', skill: 'teach' });
    expect((await listed('&skill=plant')).results.map(({ full_name }) => full_name)).toEqual(['Aline']);
    expect((await listed('&ordering=-full_name')).results.map(({ full_name }) => full_name)).toEqual([
      'Bosco',
      'Aline',
    ]);

    const one = `/admin-helpers/${bosco?.id}/`;
    expect((await call('PATCH', `${one}status/`, { status: 'handled', from: 'new' }, access)).status).toBe(200);
    expect((await call('PATCH', `${one}status/`, { status: 'handled', from: 'new' }, access)).status).toBe(409);
    expect((await listed('&status=handled')).count).toBe(1);

    const table = await (await call('GET', '/admin-helpers/export/?format=csv', undefined, access)).text();
    expect(table).toContain('How can you help?');
    expect(table).toContain('By teaching');

    expect((await call('DELETE', one, undefined, access)).status).toBe(204);
    expect((await listed()).count).toBe(1);
    expect((await call('POST', `${one}restore/`, undefined, access)).status).toBe(200);
    expect((await listed()).count).toBe(2);
  });
});
