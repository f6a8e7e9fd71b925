import { beforeAll, expect, test } from 'vitest';
import type { Visibility } from '../../domain/collections/collection.ts';
import { describedCollections, ownVisibility, relatedCollection } from '../../domain/collections/registry.ts';
import { fieldNames } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import { searchedByVisitors } from '../../domain/in-search.ts';
import { bodyFor } from '../../tests/support/collections.ts';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPicture, addPost } from '../../tests/support/factories.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import type { ServedCollection } from '../collections/calls.ts';
import { collectionStore } from '../collections/store.ts';
import { tableOf, type Value } from '../database/collection-tables.ts';

type Described = ServedCollection;

const described: readonly Described[] = describedCollections;

/** Columns of a record that nobody but staff reads, each in another way. */
function hiddenStates({ flags = [], status, from, until }: Visibility): Record<string, Value>[] {
  return [
    { deleted_at: MORNING },
    ...flags.map((flag) => ({ [flag]: false })),
    ...(status ? [{ [status]: 'draft' }] : []),
    ...(from ? [{ [from]: '2026-11-20T08:00:00.001Z' }] : []),
    ...(until ? [{ [until]: MORNING }] : []),
  ];
}

eachDatabase('what visitors may not read', behindProxy, (app) => {
  let picture: number;
  let file: number;

  beforeAll(async () => {
    picture = await addPicture(app.services);
    // The same file once more, as one that can be downloaded.
    file = await addPicture(app.services);
    await app.services.write(null, ({ db }) =>
      db.updateTable('media').set({ type: 'application/pdf' }).where('id', '=', file).execute(),
    );
  });

  /** A record that visitors may read, with the word in every text of it. */
  function add(name: string, word: string): Promise<number> {
    const { services } = app;
    const made = { created_at: MORNING, updated_at: MORNING, deleted_at: null };
    if (name === 'posts') return addPost(services, { title: word, excerpt: word, content: `<p>${word}</p>` });
    if (name === 'events') return addEvent(services, { title: word, description: `<p>${word}</p>` });
    return services.write(null, async ({ db, now }) => {
      if (name === 'pages') {
        const page = { title: word, address: word.toLowerCase(), description: word, content: `<p>${word}</p>` };
        const published = { status: 'published', published_date: now, until_then: '', is_unlisted: false } as const;
        return (
          await db
            .insertInto('pages')
            .values({ ...page, ...published, ...made })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
      }
      if (name === 'gallery') {
        const { created_at: _, ...stamps } = made;
        const item = {
          title: word,
          description: word,
          media_type: 'image',
          media_id: picture,
          video_url: null,
        } as const;
        const rest = { thumbnail_media_id: null, is_active: true, uploaded_by: null, uploaded_at: now, ...stamps };
        return (
          await db
            .insertInto('gallery_items')
            .values({ ...item, ...rest })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
      }
      const collection = described.find((one) => one.name === name);
      if (!collection) throw new Error(`${name} cannot be made`);
      const texts = fieldNames(collection.fields, (field) => kindOf(field).text).map((field) => [field, word]);
      const body = { ...bodyFor(collection), ...Object.fromEntries(texts) };
      const files: Record<string, number> = { '{picture}': picture, '{document}': file };
      const values = Object.entries(body).map(([field, value]) => [field, files[String(value)] ?? value]);
      return collectionStore(services, collection).create(db, Object.fromEntries(values), now, 0);
    });
  }

  let visitors = 0;
  async function count(word: string): Promise<number> {
    visitors += 1;
    const reply = await app.get(`/api/search/?q=${word}`, { 'x-forwarded-for': `10.0.0.${visitors}` });
    return (await reply.json()).count;
  }

  const searched = [...searchedByVisitors.keys()].filter((name) => name !== 'site_pages');

  test.each(searched)('of %s is never found, in whatever state', async (name) => {
    const { table } = relatedCollection(name);
    const visibility =
      Object.entries(ownVisibility).find(([own]) => own === name)?.[1] ??
      described.find((one) => one.name === name)?.visibility ??
      {};
    const letters = 'abcdefghijklmnop';
    for (const [number, state] of hiddenStates(visibility).entries()) {
      const word = `Zq${name.replaceAll('_', '')}${letters[number]?.repeat(3)}`;
      const id = await add(name, word);
      expect(await count(word), `${name} that visitors read`).toBe(1);
      await app.services.write(null, ({ db }) =>
        tableOf(db).updateTable(table).set(state).where('id', '=', id).execute(),
      );
      expect(await count(word), `${name} with ${JSON.stringify(state)}`).toBe(0);
      expect(await count(`${word}s`), 'a word that begins like one of it').toBe(0);
    }
  });

  test('every field that visitors search is one that they read, and is translated or what the record is called by', () => {
    for (const { name, fields, staffOnly, title } of described)
      for (const field of fieldNames(fields, ({ inSearch }) => inSearch)) {
        expect(staffOnly, name).not.toContain(field);
        expect(fields[field]?.translated === true || field === title, `${name}.${field}`).toBe(true);
      }
  });
});
