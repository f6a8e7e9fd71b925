import { beforeAll, expect, test } from 'vitest';
import { addMonths } from '../../domain/calendar.ts';
import type { Translation } from '../../domain/translation/translation.ts';
import { addRedirects } from '../../server/redirects/store.ts';
import { eachDatabase } from '../support/each-database.ts';
import { addCategory, addEvent, addPicture, addPost } from '../support/factories.ts';
import { random } from '../support/random.ts';
import { accessFor } from '../support/signed-in.ts';
import { publishTranslation } from '../support/translating.ts';
import { offerLanguages } from '../support/words.ts';
import { kinds, others, type Writer } from './kinds.ts';

const MINUTE = 60_000;

/** What makes any record one that visitors see. */
const shown = { is_active: true, is_public: true, is_consented: true, is_progress_shown: true, status: 'published' };

eachDatabase('a reply that is kept is made anew', (app) => {
  let user: number;
  let writer: Writer;
  let access: string;

  beforeAll(async () => {
    await offerLanguages(app);
    user = (await app.addUser({ isSuperuser: true })).id;
    access = await accessFor(app, user);
    const { services } = app;
    const { id: document } = await services.write(null, ({ db, now }) =>
      services.media.addFile(db, Buffer.from('%PDF-1.4 statutes'), 'pdf', 'Statutes', now),
    );
    const pictures = [await addPicture(services, '#8e2f17', 40, 30)];
    await services.db.updateTable('media').set({ variants: '[]' }).execute();
    writer = { app, access: () => access, choose: random(1), pictures, document };
  });

  async function call(method: string, path: string, body?: unknown) {
    // The clock may have passed the end of what was signed in before.
    access = await accessFor(app, user);
    const reply = await app.call(method, path, body, access);
    expect([path, reply.ok]).toEqual([path, true]);
    return reply;
  }

  /** Makes a record of that kind, and answers its number. */
  async function add(path: string, fields: object = {}): Promise<number> {
    access = await accessFor(app, user);
    const kind = kinds.find((one) => one.path === path);
    const filled = { ...(await kind?.fill(writer)), ...kind?.shown, published_date: inMinutes(-60), ...fields };
    const known = Object.entries(shown).filter(([name]) => name in filled && !(name in fields));
    return (await (await call('POST', path, { ...filled, ...Object.fromEntries(known) })).json()).id;
  }

  const inMinutes = (minutes: number) => new Date(app.services.clock().getTime() + minutes * MINUTE).toISOString();
  const publish = (record: string, texts: Record<string, string>) => publishTranslation(app, record, texts);

  async function change(path: string, fields: object) {
    await call('PUT', path, { ...(await (await call('GET', path)).json()), ...fields });
  }

  /** Reads it until it comes from memory, lets something happen, and expects it to say something else. */
  async function expectNew(address: string, happen: () => unknown) {
    const read = async () => {
      const reply = await fetch(app.url + address, { redirect: 'manual' });
      return `${reply.status} ${reply.headers.get('location')} ${await reply.text()}`;
    };
    const before = await read();
    const { fromMemory } = app.services.metrics;
    await read();
    expect([address, app.services.metrics.fromMemory]).toEqual([address, fromMemory + 1]);
    await happen();
    expect([address, (await read()) === before]).toEqual([address, false]);
  }

  const lists: Readonly<Record<string, readonly string[]>> = {
    '/posts/': ['/api/posts/', '/api/posts/?search=a', '/MoreBlogs', '/feed.xml', '/sitemap-posts-1.xml'],
    '/categories/': ['/api/categories/', '/api/categories/?search=newest'],
    '/events/': ['/api/events/', '/api/events/?search=a', '/Events', '/events.ics', '/sitemap-events-1.xml'],
    '/gallery/': ['/api/gallery/', '/api/gallery/?search=a'],
    '/gallery-categories/': ['/api/gallery-categories/'],
    '/pages/': ['/api/pages/', '/api/pages/?search=a', '/sitemap-pages-1.xml'],
    '/announcements/': ['/api/announcements/active/', '/Terms'],
    '/ads/': ['/api/ads/'],
    '/team/': ['/api/team/', '/api/team/?search=a'],
    '/testimonials/': ['/api/testimonials/'],
    '/timeline/': ['/api/timeline/'],
    '/documents/': ['/api/documents/', '/api/documents/?search=a'],
    '/projects/': ['/api/projects/', '/api/projects/progress/'],
    ...Object.fromEntries(others.map(({ path }) => [path, [`/api${path}`]])),
  };

  /** A title and a name for a new record that no other has. */
  const named = { title: 'A newest', name: 'Anewest', address: 'newest', show_until: null, media_type: 'image' };

  test.each(Object.entries(lists))('when a record is added to %s', async (path, addresses) => {
    const first = {
      address: `about/of${path.replaceAll('/', '')}`,
      name: 'Another',
      title: 'Another',
      show_until: null,
    };
    await add(path, first);
    for (const [turn, address] of addresses.entries())
      await expectNew(address, () =>
        add(path, {
          ...named,
          name: `${named.name} ${turn}`,
          address: `newest/${turn}`,
          media_id: writer.pictures[0],
          ...(path === '/documents/' && { media_id: writer.document }),
        }),
      );
  });

  test('when the last place of an event is taken', async () => {
    const event = await addEvent(app.services, { capacity: 1 });
    const register = () =>
      call('POST', '/event-registrations/', {
        event,
        full_name: 'Aline',
        email: '',
        phone: '0788000000',
        organization: '',
      });
    await expectNew(`/api/events/${event}/`, register);
    const { db } = app.services;
    const [{ id } = { id: 0 }] = await db.selectFrom('event_registrations').select('id').execute();
    await expectNew('/api/events/', () => call('DELETE', `/event-registrations/${id}/`));
  });

  test('when an event comes into what lies a month ahead, or a month back and no longer', async () => {
    app.setClock('2026-12-01T08:05:00.000Z');
    // Of what lies back two are shown.
    await app.services.write(null, async ({ db, changes }) => {
      await db.updateTable('events').set({ is_active: false }).execute();
      changes('events');
    });
    const { timeZone } = app.services.config;
    const inMonths = (months: number) => addMonths(new Date(inMinutes(10)), months, timeZone).toISOString();
    await addEvent(app.services, { start_date: inMonths(1) });
    await expectNew('/api/events/?window=more_upcoming', () => app.advance(11 * MINUTE));
    await addEvent(app.services, { start_date: inMonths(-1) });
    await expectNew('/api/events/?window=home_recent', () => app.advance(11 * MINUTE));
  });

  test('when an event begins, when it is over, and at midnight', async () => {
    app.setClock('2026-12-02T20:30:00.000Z');
    const event = await addEvent(app.services, { start_date: inMinutes(10), end_date: inMinutes(20) });
    await expectNew(`/EventDetails/${event}`, () => app.advance(10 * MINUTE));
    await expectNew(`/EventDetails/${event}`, () => app.advance(10 * MINUTE + 1));
    await expectNew('/api/events/?window=coming', () => app.advance(100 * MINUTE));
  });

  test('when a category comes back out of the trash', async () => {
    const category_id = await addCategory(app.services, 'Soils');
    const post = await addPost(app.services, { category_id });
    for (const address of ['/api/posts/', `/api/posts/${post}/`]) {
      await call('DELETE', `/categories/${category_id}/`);
      await expectNew(address, () => call('POST', `/categories/${category_id}/restore/`));
    }
    const group = await add('/gallery-categories/', { name: 'Fields' });
    const item = await add('/gallery/', {
      categories: [group],
      media_type: 'image',
      media_id: writer.pictures[0],
      video_url: '',
    });
    for (const address of ['/api/gallery/', `/api/gallery/${item}/`]) {
      await call('DELETE', `/gallery-categories/${group}/`);
      await expectNew(address, () => call('POST', `/gallery-categories/${group}/restore/`));
    }
  });

  test('when another category is called by the name that is asked for, also in another language', async () => {
    const category_id = await addCategory(app.services, 'Trees');
    await addPost(app.services, { category_id });
    await expectNew('/api/posts/?category=Forests', () => change(`/categories/${category_id}/`, { name: 'Forests' }));
    await expectNew('/api/posts/?category=Amashyamba', () =>
      publish(`categories/${category_id}/rw`, { name: 'Amashyamba' }),
    );
    const group = await add('/gallery-categories/', { name: 'Trees' });
    await add('/gallery/', { categories: [group], media_type: 'image', media_id: writer.pictures[0], video_url: '' });
    await expectNew('/api/gallery/?category=Ibiti', () => publish(`gallery_categories/${group}/rw`, { name: 'Ibiti' }));
    await expectNew('/api/categories/?search=ishyamba', () =>
      publish(`categories/${category_id}/fr`, { name: 'Ishyamba' }),
    );
  });

  test('when a search finds what is translated', async () => {
    const post = await addPost(app.services);
    const event = await addEvent(app.services);
    const member = await add('/team/');
    const texts = { title: 'Igihingwa', content: '<p>x</p>', excerpt: 'x', description: '<p>x</p>', location: 'x' };
    await expectNew('/api/posts/?search=igihingwa', () => publish(`posts/${post}/rw`, texts));
    await expectNew('/api/events/?search=igihingwa', () => publish(`events/${event}/rw`, texts));
    await expectNew('/api/team/?search=igihingwa', () => publish(`team/${member}/rw`, { role: 'Igihingwa' }));
  });

  test('when those that are translated come first', async () => {
    const post = await addPost(app.services, { published_date: inMinutes(-9000) });
    await expectNew('/api/posts/?language=fr&page_size=1', async () => {
      await publish(`posts/${post}/fr`, { title: 'Titre', content: '<p>x</p>', excerpt: 'x' });
      await change('/site-settings/', { translated_first: true });
    });
    const older = await addPost(app.services, { published_date: inMinutes(-8000) });
    await expectNew('/api/posts/?language=fr&page_size=1', () =>
      publish(`posts/${older}/fr`, { title: 'Titre', content: '<p>x</p>', excerpt: 'x' }),
    );
  });

  test('when what is scheduled appears', async () => {
    for (const address of ['/api/posts/', '/api/categories/', '/feed.xml', '/sitemap-posts-1.xml']) {
      const category_id = await addCategory(app.services, `Of ${address}`);
      await addPost(app.services, { category_id, published_date: inMinutes(5) });
      await expectNew(address, () => app.advance(5 * MINUTE));
    }
    for (const address of ['/api/pages/', '/sitemap-pages-1.xml']) {
      await add('/pages/', { address: `scheduled${address.replace(/\W/g, '')}`, published_date: inMinutes(5) });
      await expectNew(address, () => app.advance(5 * MINUTE));
    }
    await add('/announcements/', { show_until: inMinutes(5) });
    await expectNew('/api/announcements/active/', () => app.advance(5 * MINUTE));
  });

  test('when the organisation says something else of itself', async () => {
    for (const address of ['/api/site-settings/', '/Terms', '/feed.xml', '/events.ics', '/manifest.webmanifest'])
      await expectNew(address, () => change('/site-settings/', { name: `Called for ${address}` }));
    await expectNew('/sitemap-site.xml', () => change('/site-settings/', { languages: ['rw'] }));
    const seen: Translation = await (await call('GET', '/translations/settings/settings/rw/')).json();
    for (const address of ['/rw/feed.xml', '/rw/manifest.webmanifest', '/rw/Terms']) {
      const texts = Object.fromEntries(seen.fields.map(({ name }) => [name, `Yitwa ${address}`]));
      await expectNew(address, () => publish('settings/settings/rw', texts));
    }
  });

  test('when a post is a draft again, an event private, an item of the gallery hidden', async () => {
    const post = await add('/posts/', { media_id: null, title: 'Shared', category: null });
    await expectNew(`/share/post-${post}.jpg`, () => change(`/posts/${post}/`, { status: 'draft', media_id: null }));
    const event = await addEvent(app.services);
    await expectNew(`/share/event-${event}.jpg`, () => call('DELETE', `/events/${event}/`));
    await expectNew('/feed.xml', () => addPost(app.services));
  });

  test('when an old address leads elsewhere', async () => {
    const lead = (to: string) => app.services.write(null, (unit) => addRedirects(unit, [{ from: '/was-here', to }]));
    await lead('/Team');
    await expectNew('/was-here', () => lead('/Events'));
  });
});
