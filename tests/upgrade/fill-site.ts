import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { prepareFirstStart } from '../../server/first-start.ts';
import { makeSignInLink } from '../../server/identity/sign-in-links.ts';
import { drawn } from '../support/factories.ts';
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
      .insertInto('imported_files')
      .values({ sha256: 'a'.repeat(64), media_id: 1 })
      .execute();
    await db.insertInto('visit_counts').values({ day: '2026-11-19', kind: 'page', times: 40 }).execute();
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
  await fillByHand(app);
}
