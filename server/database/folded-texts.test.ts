import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { describedCollections } from '../../domain/collections/registry.ts';
import { fieldNames } from '../../domain/fields/field.ts';
import type { DatabaseKind } from '../../tests/support/databases.ts';
import { onServer } from '../../tests/support/on-server.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { isFoundBy } from '../resource/searching.ts';
import { allTables, fillAllFolded, fillWritten, foldedSource, foldedTables, searchedFields } from './folded-texts.ts';

const both: readonly DatabaseKind[] = ['sqlite', 'postgres'];

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0011'));

describe.each(both)('what is stored folded of submissions, on %s', (kind) => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  let db: Database;

  beforeEach(async () => {
    if (kind === 'postgres') await onServer(inject('postgres'), `create database ${name}`);
    db = openDatabase(kind === 'postgres' ? `${inject('postgres')}/${name}` : ':memory:');
  });

  afterEach(async () => {
    await db.destroy();
    if (kind === 'postgres') await onServer(inject('postgres'), `drop database ${name} with (force)`);
  });

  /** Writes one of each kind as the release before does. */
  async function writeAsBefore(): Promise<void> {
    const person = { email: 'Eve@example.org', phone: '', message: 'Muraho', created_at: '2026-11-20T08:00:00.000Z' };
    await db
      .insertInto('contact_messages')
      .values({ ...person, name: 'Ève', subject_type: 'general', subject: 'N’ubwo', status: 'new' })
      .execute();
    await db
      .insertInto('donation_interests')
      .values({
        ...person,
        ...{ full_name: 'Ève Cœur', organization: 'Société', donation_type: 'general', estimated_amount: '' },
        ...{ preferred_contact_method: 'email', best_contact_time: '', status: 'new' },
      })
      .execute();
  }

  const stored = async () => [
    ...(await db.selectFrom('contact_messages').select(['folded_name', 'folded_text']).execute()),
    ...(await db.selectFrom('donation_interests').select(['folded_name', 'folded_text']).execute()),
  ];

  const expected = [
    { folded_name: 'eve', folded_text: "eve\neve@example.org\nn'ubwo" },
    { folded_name: 'eve coeur', folded_text: 'eve coeur\neve@example.org\nsociete' },
  ];

  test('is there after the upgrade for all that were sent before', async () => {
    await migrate(db, before);
    await writeAsBefore();
    expect(await migrate(db)).toContain('0011-folded-texts');
    expect(await stored()).toEqual(expected);
  });

  /** As housekeeping does. */
  async function fill(): Promise<void> {
    await fillAllFolded(db);
  }

  test('is filled in for those that the release before writes afterwards, where somebody went back to it', async () => {
    await migrate(db);
    await writeAsBefore();
    await fill();
    expect(await stored()).toEqual(expected);
  });

  test('holds nothing of a name any more once the name is another', async () => {
    await migrate(db);
    await writeAsBefore();
    await fill();
    await db.updateTable('contact_messages').set({ name: 'Zoé' }).execute();
    const [message] = await stored();
    expect(message?.folded_text).not.toContain('eve\n');
    await fill();
    expect(await stored()).toEqual([{ folded_name: 'zoe', folded_text: "zoe\neve@example.org\nn'ubwo" }, expected[1]]);
  });

  test('is made of the same texts in every long list, by the database and by the program', async () => {
    await migrate(db);
    await writeAsBefore();
    const at = '2026-11-20T08:00:00.000Z';
    const stamps = { created_at: at, updated_at: at, deleted_at: null };
    const post = {
      title: 'Éléphant',
      slug: 'elephant',
      excerpt: 'N’ubwo',
      content: '',
      status: 'draft',
      is_featured: false,
    } as const;
    await db
      .insertInto('posts')
      .values({
        ...stamps,
        ...post,
        media_id: null,
        category_id: null,
        author_id: null,
        author_name: null,
        published_date: null,
      })
      .execute();
    await db
      .insertInto('pages')
      .values({
        ...stamps,
        title: 'Où',
        address: 'ou',
        description: 'Là',
        content: '',
        status: 'draft',
        published_date: null,
        until_then: '',
        is_unlisted: false,
      })
      .execute();
    await db
      .insertInto('translations')
      .values(
        ['title', 'content'].map((field) => ({
          ...{
            resource: 'posts',
            record: '1',
            language: 'fr',
            field,
            published: 'Été',
            updated_at: at,
            updated_by: null,
          },
          ...{
            published_fingerprint: '',
            published_source: '',
            draft: null,
            draft_fingerprint: null,
            draft_source: null,
          },
        })),
      )
      .execute();
    await db.updateTable('posts').set({ title: 'Ébène' }).execute();
    await fill();
    for (const table of allTables) {
      const { rows } = await sql<{ folded_text: string; expected: string }>`
        select folded_text, folded(${foldedSource(table)}) as expected from ${sql.table(table)}`.execute(db);
      expect(rows.map(({ folded_text }) => folded_text)).toEqual(rows.map((row) => row.expected));
    }
    const found = await db.selectFrom('posts').select('folded_text').execute();
    expect(found).toEqual([{ folded_text: "ebene\nn'ubwo" }]);
    const translated = await db.selectFrom('translations').select('folded_text').orderBy('id').execute();
    expect(translated).toEqual([{ folded_text: '\nete' }, { folded_text: '\n' }]);
  });
});

describe('where another release has left many rows of which nothing is stored, on sqlite', () => {
  const SENT = 6000;
  let db: Database;

  beforeEach(async () => {
    db = openDatabase(':memory:');
    await migrate(db);
    await sql`insert into contact_messages (name, email, phone, subject_type, subject, message, status, created_at)
      with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${SENT})
      select 'Ève ' || number, 'eve@example.org', '', 'general', 'N’ubwo', 'Muraho', 'new', '2026-11-20T08:00:00.000Z'
      from numbers`.execute(db);
  });

  afterEach(() => db.destroy());

  const found = (text: string) =>
    db
      .selectFrom('contact_messages')
      .select('id')
      .where(isFoundBy(db, 'contact_messages', 'id', text));
  const unfilled = () => db.selectFrom('contact_messages').select('id').where('folded_text', '=', '').execute();

  test('a write fills in a part, housekeeping the rest, and a search finds all before and after', async () => {
    const all = async () => expect(await found('eve').execute()).toHaveLength(SENT);
    await all();
    await fillWritten(db);
    expect((await unfilled()).length).toBe(1000);
    await all();
    await fillAllFolded(db);
    expect(await unfilled()).toEqual([]);
    await all();
  });

  test('a search does not read the whole list, although SQLite counted its rows before they were filled in', async () => {
    await sql`analyze`.execute(db);
    await fillAllFolded(db);
    const { sql: query, parameters } = found('eve 4711').compile();
    const steps = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query}`, [...parameters]),
    );
    const scans = steps.rows.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN contact_messages'));
    expect(scans.filter((detail) => !/VIRTUAL TABLE|not_folded/.test(detail))).toEqual([]);
  });
});

test('every field that a list searches in translations is stored folded', () => {
  const fields = [
    ...describedCollections.flatMap(({ fields }) => fieldNames(fields, ({ searched }) => searched)),
    ...(['posts', 'events', 'gallery_items', 'pages'] as const).flatMap((table) => foldedTables[table]),
  ];
  expect(fields.filter((field) => !searchedFields.includes(field))).toEqual([]);
});
