import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describedCollections } from '../../domain/collections/registry.ts';
import { otherLanguages } from '../../domain/languages.ts';
import { type TranslatableField, translatables } from '../../domain/translation/translatable.ts';
import type { TranslationBoard } from '../../domain/translation/translation.ts';
import { watchStatements } from '../../tests/queries/statements.ts';
import { bodyFor } from '../../tests/support/collections.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { tableOf } from '../database/collection-tables.ts';
import { countEverything } from '../database/statistics.ts';
import { tableOfResource } from './sources.ts';
import { endCatchingUp, statesUpToDate, wrongStates } from './states.ts';

const columnOf = ({ name }: TranslatableField) => name;

eachDatabase('how far each record is translated', (app) => {
  let superuser: SignedInUser;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  const board = async (query = ''): Promise<TranslationBoard> =>
    (await app.call('GET', `/translations/?resource=posts${query}`, undefined, superuser.access)).json();

  const titles = async (query?: string) => (await board(query)).results.map(({ title }) => title);

  test('is on the board at once after a text was written, translated, changed, or moved to the trash', async () => {
    const id = await addPost(app.services, { title: 'Water for Musanze' });
    expect(await titles('&state=missing')).toContain('Water for Musanze');
    await publishTranslation(app, `posts/${id}/rw`, { title: 'Amazi', excerpt: 'Amazi', content: '<p>Amazi</p>' });
    expect(await titles('&state=current&language=rw')).toEqual(['Water for Musanze']);
    expect(await titles('&state=missing&language=fr')).toContain('Water for Musanze');
    await app.services.write(superuser.id, ({ db }) =>
      db.updateTable('posts').set({ title: 'Water for all' }).where('id', '=', id).execute(),
    );
    expect(await titles('&state=outdated')).toEqual(['Water for all']);
    expect(await titles('&search=FOR%20ALL&state=outdated')).toEqual(['Water for all']);
    expect((await board()).progress[0]).toMatchObject({ outdated: 1, current: 0 });
    const deleted_at = app.services.clock().toISOString();
    await app.services.write(superuser.id, ({ db }) =>
      db.updateTable('posts').set({ deleted_at }).where('id', '=', id).execute(),
    );
    expect(await titles()).not.toContain('Water for all');
    expect(await wrongStates(app.services.db)).toBe(0);
  });

  test('is known of what another program wrote past this one, once the board is opened', async () => {
    const id = await addPost(app.services, { title: 'Before' });
    await board();
    await app.services.db.updateTable('posts').set({ title: 'Written past it' }).where('id', '=', id).execute();
    expect(await titles()).toContain('Written past it');
  });

  test('is the same as what is worked out from all texts, after any changes', async () => {
    const { db, write } = app.services;
    let seed = 20;
    const draw = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const ids: number[] = [];
    for (let number = 0; number < 30; number += 1) ids.push(await addPost(app.services, { title: `Post ${number}` }));
    for (let step = 0; step < 120; step += 1) {
      const id = ids[draw(ids.length)] ?? 0;
      const language = otherLanguages()[draw(2)] ?? 'rw';
      await write(superuser.id, async (unit) => {
        const kind = draw(4);
        if (kind === 0)
          await unit.db
            .updateTable('posts')
            .set({ title: `Post ${draw(9)}` })
            .where('id', '=', id)
            .execute();
        else if (kind === 1) {
          const deleted_at = draw(2) === 0 ? null : unit.now;
          await unit.db.updateTable('posts').set({ deleted_at }).where('id', '=', id).execute();
        } else if (kind === 2) {
          const gone = unit.db.deleteFrom('translations').where('resource', '=', 'posts');
          await gone.where('record', '=', String(id)).where('language', '=', language).execute();
        } else {
          const text = { draft: `Inyandiko ${draw(9)}`, draft_fingerprint: 'older', updated_at: unit.now };
          await unit.db
            .insertInto('translations')
            .values({ resource: 'posts', record: String(id), language, field: 'title', ...text })
            .onConflict((known) => known.columns(['resource', 'language', 'record', 'field']).doUpdateSet(text))
            .execute();
        }
      });
    }
    expect(await db.selectFrom('changed_texts').selectAll().execute()).toEqual([]);
    expect(await wrongStates(db)).toBe(0);
    await db.updateTable('translation_states').set({ state: 'current' }).where('resource', '=', 'settings').execute();
    expect(await wrongStates(db)).toBe(1);
    await write(superuser.id, ({ db }) =>
      db.insertInto('changed_texts').values({ resource: 'settings', record: 'settings' }).execute(),
    );
    expect(await wrongStates(db)).toBe(0);
    const noLanguage = { resource: 'settings', language: 'xx', number: 0, state: 'current', length: 1 } as const;
    await db.insertInto('translation_states').values(noLanguage).execute();
    expect(await wrongStates(db)).toBe(1);
    await db.deleteFrom('translation_states').where('language', '=', 'xx').execute();
  });
});

test('kept states that are compared are found by the whole key on SQLite, however many there are', async () => {
  const statements = watchStatements();
  onTestFinished(() => statements.end());
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { db } = app.services;
  await sql`with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 2000)
    insert or ignore into translation_states (resource, language, number, state, length)
    select 'posts', 'fr', number, 'missing', 1 from numbers`.execute(db);
  await countEverything(db);
  await wrongStates(db);
  const compared = statements.sent().filter(({ sql }) => /from "translation_states" .*"number" in/.test(sql));
  expect(compared).not.toEqual([]);
  const database = new DatabaseSync(app.services.config.databaseUrl, { readOnly: true });
  onTestFinished(() => database.close());
  for (const { sql } of compared)
    expect(database.prepare(`explain query plan ${sql}`).all()).toMatchObject([
      { detail: expect.stringContaining('(resource=? AND language=? AND number=?)') },
    ]);
});

eachDatabase('the board while not everything is worked out', (app) => {
  test('says that it is not complete yet, and once it is, that it is', async () => {
    const superuser = await signedIn(app, { isSuperuser: true });
    const { db } = app.services;
    const board = async (): Promise<TranslationBoard> =>
      (await app.call('GET', '/translations/', undefined, superuser.access)).json();
    expect((await board()).is_complete).toBe(true);
    const note = { resource: 'settings', record: 'settings' };
    // As in the minutes after an upgrade, nothing has worked it out yet.
    await endCatchingUp(db);
    await db.insertInto('changed_texts').values(note).execute();
    expect((await board()).is_complete).toBe(false);
    await app.services.write(null, (unit) => unit.db.deleteFrom('changed_texts').execute());
    expect((await board()).is_complete).toBe(true);
  });
});

eachDatabase('the database', { sample: true }, (app) => {
  beforeAll(async () => {
    const at = app.services.clock().toISOString();
    const texts = { title: 'Partners', address: 'partners', description: '', content: '<p>Partners</p>' };
    await tableOf(app.services.db)
      .insertInto('pages')
      .values({ ...texts, status: 'draft', until_then: '', is_unlisted: false, created_at: at, updated_at: at })
      .execute();
    const { access } = await signedIn(app, { isSuperuser: true });
    for (const collection of describedCollections) {
      const { table, path }: { table: string; path: string } = collection;
      if (await tableOf(app.services.db).selectFrom(table).select('id').executeTakeFirst()) continue;
      const body = Object.entries(bodyFor(collection)).filter(([, value]) => value !== '{picture}');
      expect((await app.call('POST', path, Object.fromEntries(body), access)).status).toBe(201);
    }
  });

  test.each(translatables.filter(({ resource }) => tableOfResource(resource)))(
    'notes the record after a change of any text of $resource',
    async ({ resource, title, fields }) => {
      const { db } = app.services;
      await statesUpToDate(db);
      const columns = new Set([title, ...fields.map(columnOf)]);
      const record = await tableOf(db)
        .selectFrom(tableOfResource(resource) ?? '')
        .select(['id', ...columns])
        .executeTakeFirst();
      if (!record) throw new Error(`The sample has nothing of ${resource}`);
      for (const column of columns) {
        await tableOf(db)
          .updateTable(tableOfResource(resource) ?? '')
          .set({ [column]: record[column] })
          .where('id', '=', Number(record.id))
          .execute();
        const noted = await db.deleteFrom('changed_texts').returning(['resource', 'record']).execute();
        expect(noted).toEqual([{ resource, record: String(record.id) }]);
      }
    },
  );
});
