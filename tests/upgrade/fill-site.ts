import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import { prepareFirstStart } from '../../server/first-start.ts';
import { addPayments } from '../../server/giving/add-payments.ts';
import { makeSignInLink } from '../../server/identity/sign-in-links.ts';
import { drawn } from '../support/factories.ts';
import { paymentOf } from '../support/recorded-payments.ts';
import type { TestApp } from '../support/test-app.ts';

/** The first superuser, out of the settings. */
export const administrator = { email: 'admin@example.org', password: 'hills-at-dawn-7' };

/** The page that staff wrote, where it is now. */
export const PAGE_ADDRESS = 'our-harvest';

/** Pixels. The sample's pictures are 1,600 wide: the file is in the repository, so it has small ones. */
const PICTURE_WIDTH = 160;

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Visitors’ input, sent through the forms of the site. */
async function fillAsVisitor(app: TestApp, send: Send): Promise<void> {
  const visitor = { full_name: 'Aline Uwase', email: 'aline@example.org', phone: '+250 788 000 000' };
  await send('POST', '/contact/', {
    ...visitor,
    name: visitor.full_name,
    subject: 'Beans',
    idempotency_key: randomUUID(),
    message: 'When do you meet?',
  });
  await send('POST', '/donation/interest/', { ...visitor, message: 'I would like to help.' });
  const open = app.services.db
    .selectFrom('events')
    .select('id')
    .where('start_date', '>', app.services.clock().toISOString());
  const { id } = await open.executeTakeFirstOrThrow();
  await send('POST', `/events/${id}/registrations/`, visitor);
  await send('POST', `/events/${id}/registrations/`, { full_name: 'Vestine Keza', phone: '0788 000 001' });
  const subscriber = 'subscriber@example.org';
  await send('POST', '/newsletter/', { email: subscriber });
  const token = /confirm\?token=([\w-]+)/.exec((await app.mailbox.take(subscriber)).text ?? '')?.[1];
  await send('POST', '/newsletter/confirm/', { token });
  await send('POST', '/ads/1/view/');
  await app.flushCounts();
}

/** Records of staff, written through the calls of the dashboard. */
async function fillAsStaff(send: Send): Promise<void> {
  await send('GET', '/overview/');
  await send('POST', '/admin-contacts/1/replies/', { text: 'Every Friday.' });
  await send('POST', '/admin-donations/1/notes/', { text: 'Called, and very friendly.' });
  await send('PATCH', '/admin-donations/1/status/', { status: 'contacted' });
  await send('PATCH', '/admin-donations/1/follow-up/', { assignee_id: 1, next_action_on: '2026-12-01' });
  const page = { title: 'The harvest', description: 'What grew.', content: '<p>Beans.</p>', status: 'published' };
  await send('POST', '/pages/', { ...page, address: 'harvest' });
  await send('PUT', '/pages/1/', { ...page, address: PAGE_ADDRESS });
  await send('PUT', '/site-pages/services/', { title: 'Our Services', body: '<p>We learn from each other.</p>' });
  await send('POST', '/site-facts/fun_facts/confirm/');
  await send('PUT', '/posts/1/', {
    ...{ title: 'Why the box has three locks', slug: 'why-the-box-has-three-locks', content: '<p>Three keep it.</p>' },
    ...{ excerpt: 'Three keep it.', status: 'published', tags: ['savings'] },
  });
  await send('DELETE', '/announcements/2/');
  await send('POST', '/register/', {
    email: 'new@example.org',
    first_name: 'Eric',
    last_name: 'Habimana',
    role_ids: [1],
  });
  await send('POST', '/me/recovery-codes/', { password: administrator.password });
  await send('POST', '/newsletter/campaigns/1/send/', {});
}

const made = z.object({ id: z.int() });
const assigned = z.object({ gifts: z.array(made) });

/** A statement as its import leaves it, with payments of which each is dealt with in another way. */
async function addStatement({ services }: TestApp, source: number): Promise<void> {
  const [file, added, known] = ['statement.csv', 3, 0];
  const columns = {
    ...{ external_id: 0, day: 1, amount: 2, payer_name: 3, payer_phone: 4, reference: 5 },
    ...{ date_order: 'ymd', decimal: '.', first_row: 1 },
    headings: ['Id', 'Date', 'Amount', 'Name', 'Phone', 'Message'],
  };
  const lines = [
    'A1,2026-11-18,5000,Alice Mukamana,0788000001,for the terraces',
    'A2,2026-11-19,-1000,Alice Mukamana,0788000001,paid back',
    'A3,2026-11-19,2000,Jean Bosco,0788000002,hello',
  ];
  await services.write(1, async (unit) => {
    const { db, now } = unit;
    const { id } = await db
      .insertInto('statements')
      .values({ source_id: source, file_name: file, imported_by: 1, added, known, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addPayments(unit, source, id, lines.map(paymentOf));
    const kept = { columns: JSON.stringify(columns) };
    await db.updateTable('payment_sources').set(kept).where('id', '=', source).execute();
    await unit.audit({ action: 'import', resource: 'statements', resourceId: id, after: { file, added, known } });
  });
}

/** A gift from the pledge to its receipt, and one of which a part was paid back. */
async function fillGiving(app: TestApp, send: Send): Promise<void> {
  const currency = 'RWF';
  await send('POST', '/payment-ways/', {
    ...{ name: 'Code 123456', kind: 'mobile_money', currency, account: '123456', account_name: 'Intambwe' },
    ...{ dial: '*182*8*1*123456#', instructions: 'Write the reference.', is_active: true, position: 1 },
  });
  await send('POST', '/suggested-amounts/', { effect: 'Seeds for {count} families', units: 2, currency, position: 1 });
  const project = made.parse(
    await send('POST', '/projects/', {
      ...{ title: 'Terraces', text: '<p>They keep the soil.</p>', goal: 500_000, currency },
      ...{ is_progress_shown: true, is_active: true, position: 1 },
    }),
  );
  const person = { full_name: 'Alice Mukamana', email: 'alice@example.org', phone: '0788000001' };
  const pledge = made.parse(
    await send('POST', '/pledges/by-staff/', { ...person, amount: '5000', project_id: project.id }),
  );
  const source = made.parse(await send('POST', '/payment-sources/', { name: 'Code', kind: 'mobile_money', currency }));
  await addStatement(app, source.id);
  const paid = await app.services.db.selectFrom('payments').select(['id', 'external_id']).execute();
  const give = async (name: string, share: object) => {
    const { id } = paid.find(({ external_id }) => external_id === name) ?? { id: 0 };
    return assigned.parse(await send('POST', `/payments/${id}/gifts/`, { shares: [share] })).gifts;
  };
  for (const { id } of await give('A1', { amount: 5000, pledge_id: pledge.id })) {
    await send('POST', `/gifts/${id}/receipts/`, {});
    await give('A2', { amount: -1000, gift_id: id });
    await send('POST', `/gifts/${id}/receipts/`, {});
    await send('POST', `/gifts/${id}/thanks/`, {});
  }
  const { id: payment } = paid.find(({ external_id }) => external_id === 'A3') ?? { id: 0 };
  await send('POST', `/payments/${payment}/set-aside/`, { reason: 'For the market' });
}

/** Records that other programs, a restart or the machine leave. */
async function fillByHand({ services }: TestApp): Promise<void> {
  const { write, config } = services;
  await write(null, async (unit) => {
    const { db, now } = unit;
    await makeSignInLink(unit, 1, config.publicUrl);
    await db
      .insertInto('imported_posts')
      .values({ guid: 'https://old.example/?p=1', post_id: 1, imported_at: now })
      .execute();
    await db
      .insertInto('imported_pages')
      .values({ source: 'old.example page 2', page_id: 1, imported_at: now })
      .execute();
    await db
      .insertInto('imported_events')
      .values({ source: 'old.example tribe_events 3', event_id: 1, imported_at: now })
      .execute();
    await db
      .insertInto('imported_files')
      .values({ sha256: 'a'.repeat(64), media_id: 1 })
      .execute();
    await db.insertInto('visit_counts').values({ day: '2026-11-19', kind: 'page', times: 40 }).execute();
    const { id: pledge_id } = await db.selectFrom('pledges').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('gateway_payments')
      .values({
        ...{ id: randomUUID(), pledge_id, amount: 5000, currency: 'RWF', phone: '+250788000001', state: 'failed' },
        ...{ attempts: 3, next_poll_at: null, transaction_id: '', payment_id: null, reason: 'The payer said no.' },
        ...{ created_at: now, updated_at: now },
      })
      .execute();
    const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('address_undos')
      .values({ hash: randomUUID(), user_id, email: 'before@example.org', created_at: now, expires_at: now })
      .execute();
    await db.insertInto('orphaned_files').values({ key: 'unfinished.jpg', since: now }).execute();
    await db
      .insertInto('backups')
      .values({
        ...{ day: '2026-11-19', file: '/var/lib/intambwe/backups/of-yesterday.tar.zst', made_at: now, bytes: 1000 },
        ...{ proven_at: null, problem: null, told_at: null, next_try_at: null },
      })
      .execute();
  });
}

/** Fills a new site as its visitors and its staff do, so that no table is without a row. */
export async function fillSite(app: TestApp): Promise<void> {
  const { services } = app;
  services.media.imageWorker.drawing = (work) =>
    work(async (svg) => drawn(await sharp(Buffer.from(svg)).resize(PICTURE_WIDTH).jpeg().toBuffer()));
  await prepareFirstStart(services);
  let access: string | undefined;
  const send: Send = async (method, path, body) => {
    const reply = await app.call(method, path, body, access);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json().catch(() => undefined);
  };
  await fillAsVisitor(app, send);
  const user = { id: 1, ...administrator };
  await app.call('POST', '/login/', { email: user.email, password: 'not this one' });
  const given = await app.call('POST', '/login/', user);
  const { challenge } = await given.json();
  await app.call('POST', '/verify-otp/', { email: user.email, otp: '000000', challenge });
  await app.takeCode(user);
  ({ access } = await app.signIn(user));
  await fillAsStaff(send);
  await fillGiving(app, send);
  await fillByHand(app);
}
