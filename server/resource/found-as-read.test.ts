import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { random } from '../../tests/support/random.ts';
import { isThorough } from '../../tests/support/thorough.ts';
import { isSqlite } from '../database/columns.ts';
import { contains, isFoundInAnyLanguage } from './listing.ts';

const STEPS = isThorough ? 2500 : 250;

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
});
