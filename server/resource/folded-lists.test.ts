import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseKind, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { addDonation, addMessage } from '../../tests/support/submissions.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

/** Typed on a phone that has French and typographic signs, or has none. */
const spellings = ['ecole n’ubwo', "ÉCOLE N'UBWO", 'École nʼubwo', 'ecole n`ubwo'];
const NAME = 'École n’ubwo';

/** In the order in which people look for them. */
const inOrder = ['eau', 'École n’ubwo', "Ecole n'ubwz", 'Zoé'];

const both: readonly DatabaseKind[] = ['sqlite', 'postgres'];

describe.each(both)('accents and apostrophes in lists, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let access: string;
  let event: number;

  const call = async (path: string, body: unknown) => {
    const reply = await app.call('POST', path, body, access);
    expect([path, reply.status]).toEqual([path, 201]);
    return reply.json();
  };

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    ({ access } = await signedIn(app, { isSuperuser: true }));
    event = await addEvent(app.services, { title: 'Umuganda' });
    for (const title of [inOrder[2], inOrder[0], inOrder[3], inOrder[1]]) {
      const [first_name = ''] = title?.split(' ') ?? [];
      const last_name = title === NAME ? 'N’ubwo' : 'Uwase';
      const email = `${crypto.randomUUID()}@example.org`;
      await addEvent(app.services, { title });
      await addPost(app.services, { title, status: 'published', published_date: '2026-01-01T00:00:00.000Z' });
      await addDonation(app.services, { full_name: title });
      await addMessage(app.services, { name: title });
      await call('/announcements/', { title, message: 'Yes', is_active: true, show_until: null });
      await call('/pages/', { title, address: crypto.randomUUID(), status: 'published' });
      await call('/register/', { email, first_name, last_name, is_active: true, is_staff: true });
      await call('/roles/', { name: title, description: 'Yes', is_active: true });
      await call('/newsletter/campaigns/', { subject: title, content: '<p>x</p>' });
      await call('/event-registrations/', { event, full_name: title, email, phone: '', organization: '' });
    }
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  /** One field of the records that a query finds, in their order. */
  async function found(path: string, query: Record<string, string>, field: string, by?: string): Promise<unknown[]> {
    const reply = await app.call('GET', `${path}?${new URLSearchParams(query)}`, undefined, by);
    expect([path, query, reply.status]).toEqual([path, query, 200]);
    const list = await reply.json();
    return (Array.isArray(list) ? list : list.results).map((one: Record<string, unknown>) => one[field]);
  }

  const lists = (): readonly (readonly [path: string, field: string, ordering?: string])[] => [
    ['/announcements/', 'title', 'title'],
    ['/pages/', 'title', 'title'],
    ['/roles/', 'name', 'name'],
    ['/posts/', 'title', 'title'],
    ['/events/', 'title', 'title'],
    ['/newsletter/campaigns/', 'subject', 'subject'],
    [`/events/${event}/registrations/`, 'full_name', 'full_name'],
    ['/admin-donations/', 'full_name', 'full_name'],
    ['/admin-contacts/', 'name', 'name'],
  ];

  test('every list finds a name however it is spelt', async () => {
    for (const [path, field] of lists()) {
      for (const search of spellings) {
        expect([path, search, await found(path, { search }, field, access)]).toEqual([path, search, [NAME]]);
      }
    }
    for (const search of spellings) expect(await found('/users/', { search }, 'first_name', access)).toEqual(['École']);
    for (const text of spellings) {
      const titles = await found('/search/records/', { text }, 'title', access);
      expect(titles.filter((title) => title === NAME).length).toBeGreaterThan(7);
    }
  });

  test('every list sorts by names without regard to accents, apostrophes and letter case', async () => {
    for (const [path, field, ordering = field] of lists()) {
      const sorted = await found(path, { ordering }, field, access);
      expect([path, sorted.filter((name) => inOrder.includes(String(name)))]).toEqual([path, inOrder]);
    }
    const people = await found('/users/', { ordering: 'name' }, 'first_name', access);
    expect(people.filter((name) => name !== 'Test')).toEqual(expect.arrayContaining(['eau', 'École', 'Ecole', 'Zoé']));
  });

  test('visitors find an article and an event however they spell it', async () => {
    for (const search of spellings) {
      for (const path of ['/posts/', '/events/']) {
        expect([path, search, await found(path, { search }, 'title')]).toEqual([path, search, [NAME]]);
      }
    }
  });
});
