import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { folded } from '../../domain/folded.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { random } from '../../tests/support/random.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { isThorough } from '../../tests/support/thorough.ts';
import { isSqlite } from '../database/columns.ts';
import { contains, isFoundInAnyLanguage } from './searching.ts';

const STEPS = isThorough ? 2500 : 250;

/** Each of these reads the whole log. */
const STEPS_OF_LOG = isThorough ? 300 : 100;

const words = ['École', 'ecole', 'N’ubwo', "n'ubwo", 'COŒUR', '100 %', 'a_b', '\\', 'x"y', '*', 'Ümit', ''];

/** What finds the same without a stored text: every record and every translation is read. */
const isReadToHave = (text: string): RawBuilder<boolean> =>
  sql<boolean>`(${contains(['title', 'excerpt'], text)} or id in (select cast(record as integer) from translations
    where resource = 'posts' and field in ('title', 'excerpt') and published is not null and ${contains(['published'], text)}))`;

eachDatabase('a search of a long list', (app) => {
  test('finds what reading everything finds, after any change, however it was written', async () => {
    const { db, write } = app.services;
    const below = random(41);
    const word = () => words[below(words.length)] ?? '';
    const text = () => `${word()} ${word()}`;
    const at = '2026-11-20T08:00:00.000Z';

    async function change(step: number, to: typeof db): Promise<void> {
      const ids = await to.selectFrom('posts').select('id').orderBy('id').execute();
      const id = ids[below(Math.max(1, ids.length))]?.id ?? 0;
      const kind = ids.length < 5 ? 0 : below(6);
      if (kind === 0) {
        await to
          .insertInto('posts')
          .values({
            ...{ title: text(), slug: `post-${step}`, excerpt: text(), content: '', media_id: null, category_id: null },
            ...{ author_id: null, status: 'published', is_featured: false, published_date: at },
            ...{ created_at: at, updated_at: at, deleted_at: null },
          })
          .execute();
      } else if (kind === 1) await to.updateTable('posts').set({ title: text() }).where('id', '=', id).execute();
      else if (kind === 2) await to.updateTable('posts').set({ excerpt: text(), content: text() }).execute();
      else if (kind === 3 && ids.length > 20) await to.deleteFrom('posts').where('id', '=', id).execute();
      else {
        const which = {
          resource: 'posts',
          record: String(id),
          language: 'fr',
          field: kind === 4 ? 'title' : 'content',
        };
        const published = below(3) === 0 ? null : text();
        await to
          .insertInto('translations')
          .values({
            ...{ ...which, published, published_fingerprint: null, published_source: null, draft: text() },
            ...{ draft_fingerprint: null, draft_source: null, updated_at: at, updated_by: null },
          })
          .onConflict((known) => known.columns(['resource', 'language', 'record', 'field']).doUpdateSet({ published }))
          .execute();
      }
    }

    const numbers = async (condition: RawBuilder<boolean>) =>
      (await db.selectFrom('posts').select('id').where(condition).orderBy('id').execute()).map(({ id }) => id);
    for (let step = 0; step < STEPS; step += 1) {
      // As the product writes, and past it.
      if (below(2) === 0) await write(null, (unit) => change(step, unit.db));
      else await change(step, db);
      const searched = word();
      expect(await numbers(isFoundInAnyLanguage(db, 'posts', 'posts', 'posts.id', searched))).toEqual(
        await numbers(isReadToHave(searched)),
      );
    }
    // SQLite compares its index with the records.
    if (isSqlite(db))
      await sql`insert into posts_search (posts_search, rank) values ('integrity-check', 1)`.execute(db);
  });

  test('of the log finds what reading every entry finds, after entries were written, emptied, changed and let go', async () => {
    const { db, write } = app.services;
    const { access } = await signedIn(app, { isSuperuser: true });
    const below = random(46);
    const titles = ['École d’été', 'ecole', 'COŒUR 100 %', 'a_b \\ c', 'x"y (z)', 'Ümit *', 'École'];
    const title = () => titles[below(titles.length)] ?? '';
    const kinds = ['posts', 'events', 'media'];
    for (let step = 0; step < STEPS_OF_LOG; step += 1) {
      app.setClock(`2026-11-${10 + below(15)}T08:00:00.000Z`);
      const entries = await db.selectFrom('audit').select('id').where('resource', 'in', kinds).execute();
      const id = entries[below(Math.max(1, entries.length))]?.id ?? 0;
      const kind = entries.length < 10 ? 0 : below(5);
      if (kind <= 1) {
        const entry = {
          action: below(2) === 0 ? 'create' : 'edit',
          resource: kinds[below(3)] ?? '',
          after: { title: title() },
        };
        await write(null, (unit) => unit.audit(below(3) === 0 ? { ...entry, before: { title: title() } } : entry));
      } else if (kind === 2)
        await db.updateTable('audit').set({ before: null, after: null }).where('id', '=', id).execute();
      else if (kind === 3) {
        await db
          .updateTable('audit')
          .set({ after: JSON.stringify({ title: title() }) })
          .where('id', '=', id)
          .execute();
      } else await db.deleteFrom('audit').where('id', '=', id).execute();

      const search = ['ecole', "d'ete", 'OEUR', '100 %', 'a_b', 'x"y', '(z)', 'mit', 'edit', 'ume'][below(10)] ?? '';
      const resource = kinds[below(3)] ?? '';
      const all = await db.selectFrom('audit').select(['id', 'at', 'action', 'resource', 'before', 'after']).execute();
      const expected = all
        .filter((one) => one.resource === resource)
        .filter((one) => {
          const text = folded([one.action, one.resource, one.before ?? '', one.after ?? ''].join('\n'));
          return search.split(' ').every((word) => text.includes(JSON.stringify(folded(word)).slice(1, -1)));
        })
        .map((one) => one.id);
      const query = new URLSearchParams({
        resource,
        search,
        page_size: '100',
        ...(below(2) === 0 && { from: '2026-11-01', to: '2026-12-31' }),
      });
      app.setClock('2026-11-20T08:00:00.000Z');
      const reply = await app.call('GET', `/audit/?${query}`, undefined, access);
      const found: { id: number }[] = (await reply.json()).results;
      expect(
        found.map((one) => one.id),
        `${search} among ${resource}`,
      ).toEqual(expected.toSorted((a, b) => b - a).slice(0, 100));
    }
  });

  test('finds nothing of what is in the trash or erased, and again what was restored', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, access);
    const times = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T09:00:00.000Z' };
    const event = await (await call('POST', '/events/', { title: 'Umuganura w’Ébène', ...times })).json();
    const listed = async (path: string) => (await (await call('GET', path)).json()).results.length;
    const everywhere = async () => (await (await call('GET', '/search/?text=EBENE')).json()).length;
    expect([await listed('/events/?page=1&search=ebene'), await everywhere()]).toEqual([1, 1]);
    await call('DELETE', `/events/${event.id}/`);
    expect([await listed('/events/?page=1&search=ebene'), await everywhere()]).toEqual([0, 0]);
    expect(await listed('/events/?page=1&search=ebene&trash=true')).toBe(1);
    await call('POST', `/events/${event.id}/restore/`);
    expect([await listed('/events/?page=1&search=ebene'), await everywhere()]).toEqual([1, 1]);

    const person = { full_name: 'Zoé Mutesi', email: 'Zoe.M@example.org', phone: '0788 777 666', organization: '' };
    const registered = await app.services.db
      .insertInto('event_registrations')
      .values({ ...person, event_id: event.id, created_at: '2026-11-20T08:00:00.000Z', deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const people = async (search: string) => (await (await call('POST', '/privacy/search/', { search })).json()).length;
    for (const search of ['ZOE mutesi', 'zoe.m@EXAMPLE.org', '+250 788-777-666', '777 666', 'oe.m@ex'])
      expect(await people(search), search).toBe(1);
    await call('POST', '/privacy/erase/', { address: 'zoe.m@example.org', confirmation: 'zoe.m@example.org' });
    for (const search of ['ZOE mutesi', 'zoe.m@EXAMPLE.org', '+250 788-777-666']) expect(await people(search)).toBe(0);
    expect(
      await app.services.db.selectFrom('event_registrations').select('id').where('id', '=', registered.id).execute(),
    ).toEqual([]);
  });
});
