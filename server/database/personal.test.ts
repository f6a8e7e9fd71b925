import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedCollections } from '../../domain/collections/registry.ts';
import { databases, openFreshDatabase } from '../../tests/support/databases.ts';
import { linkedFields } from '../fields/stored-kinds.ts';
import { isSqlite, linksTableOf } from './columns.ts';
import type { Database } from './open.ts';
import { judgements } from './personal.ts';
import { type Judgement, judged } from './tables/judged.ts';

/** Tables that described collections have without a row type: what staff write for visitors, and how it is linked. */
const described = new Set(
  describedCollections.flatMap(({ table, fields }) => [
    table,
    ...linkedFields(fields).map(({ name }) => linksTableOf(table, name)),
  ]),
);

/** On PostgreSQL alone, and in no release's types: networks whose uses are counted, for minutes (`http/limit.ts`). They name nobody. */
const counted = 'attempts';

/** On PostgreSQL alone: the words of a text for the search, made of the title and the text beside them. */
const madeOfOthers = 'words';

/** Every column that a judgement names, in the order of their names. */
const named = ({ keep: _, rest: __, ...columns }: Judgement) => Object.values(columns).flat().toSorted();

/** The columns of every table. SQLite tells of those that it works out itself in another list. */
async function columnsOf(db: Database): Promise<{ name: string; columns: string[] }[]> {
  const tables = await db.introspection.getTables();
  const all = tables.map(async ({ name, columns }) => {
    if (!isSqlite(db)) return { name, columns: columns.map((column) => column.name) };
    const { rows } = await sql<{ name: string }>`select name from pragma_table_xinfo(${name})`.execute(db);
    return { name, columns: rows.map((column) => column.name) };
  });
  return Promise.all(all);
}

describe.each(databases)('what is said of people, on %s', (kind) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openFreshDatabase(kind));
  });

  afterAll(() => close());

  test('is said of every table, and of every column once', async () => {
    const stored = (await columnsOf(db))
      .filter(({ name }) => name !== counted && (name in judgements || !described.has(name)))
      .map(({ name, columns }) => {
        const known = columns.filter((column) => name !== 'searched_texts' || column !== madeOfOthers).toSorted();
        const judgement = judgements[name];
        return [name, judgement?.rest ? known.filter((column) => named(judgement).includes(column)) : known];
      });
    const said = Object.entries(judgements).map(([name, judgement]) => [name, named(judgement)]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(stored));
  });
});

interface Letters {
  letters: { id: number; sender: string; sent_at: string };
}

test('a column that nobody has judged does not compile, nor a misspelt one, nor personal data without a term', () => {
  const keep = { months: 1, since: 'sent_at' } as const;
  judged<Letters>()({ letters: { address: 'sender', keys: ['id'], moments: ['sent_at'], keep } });
  // @ts-expect-error: the moment is not judged.
  judged<Letters>()({ letters: { address: 'sender', keys: ['id'], keep } });
  // @ts-expect-error: there is no such column.
  judged<Letters>()({ letters: { address: 'sendr', keys: ['id'], moments: ['sent_at'], keep } });
  // @ts-expect-error: for how long is not said.
  judged<Letters>()({ letters: { address: 'sender', keys: ['id'], moments: ['sent_at'] } });
  // @ts-expect-error: a table that is no collection names each of its columns.
  judged<Letters>()({ letters: { rest: 'ours' } });
  // @ts-expect-error: nothing is said of the table.
  judged<Letters>()({});
});
