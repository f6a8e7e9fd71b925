import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { folded, inFoldedOrder } from '../../domain/folded.ts';
import { onServer } from '../../tests/support/on-server.ts';
import { byText } from './by-text.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';

/** First and last of what is compared. */
const blocks = {
  'Latin, to Extended-A': [0x20, 0x17f],
  'signs of pronunciation, apostrophes and marks': [0x250, 0x36f],
  Arabic: [0x600, 0x6ff],
  'Latin Extended Additional': [0x1e00, 0x1ef9],
  'general punctuation, currencies': [0x2000, 0x20bf],
  'arrows, mathematics': [0x2190, 0x22ff],
  'syllables of Hangul': [0xac00, 0xaeff],
  emoji: [0x1f300, 0x1f64f],
} as const;

/** With the locale C, PostgreSQL leaves the large letters of these as they are, as `lower` always has there. */
const blocksOfLocales = {
  'Latin Extended-B': [0x180, 0x24f],
  'Greek, Cyrillic': [0x370, 0x4ff],
  'signs like letters': [0x2100, 0x214f],
} as const;

/** PostgreSQL in each way that somebody may have made a database: by bytes, or with the rules of a language. */
const locales: Record<string, string> = {
  'PostgreSQL with C': "locale 'C'",
  'PostgreSQL with C.UTF-8': "locale 'C.UTF-8'",
  'PostgreSQL with the rules of English': "locale 'C.UTF-8' locale_provider icu icu_locale 'en-US'",
};

describe.each(['SQLite', ...Object.keys(locales)])('folding on %s', (kind) => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const locale = locales[kind];
  let db: Database;

  beforeAll(async () => {
    if (locale !== undefined) {
      await onServer(inject('postgres'), `create database ${name} encoding 'UTF8' ${locale} template template0`);
    }
    db = openDatabase(locale === undefined ? ':memory:' : `${inject('postgres')}/${name}`);
    await migrate(db);
  });

  afterAll(async () => {
    await db.destroy();
    if (locale !== undefined) await onServer(inject('postgres'), `drop database ${name} with (force)`);
  });

  /** What the database makes of these texts. */
  async function foldedThere(texts: readonly string[]): Promise<string[]> {
    const values = sql.join(texts.map((text, place) => sql`(${sql.lit(place)}, cast(${text} as text))`));
    const { rows } = await sql<{ text: string }>`
      with given(place, text) as (values ${values}) select folded(text) as text from given order by place`.execute(db);
    return rows.map(({ text }) => text);
  }

  const compared = { ...blocks, ...(locale !== "locale 'C'" && blocksOfLocales) };

  test.each(Object.entries(compared))('is that of the program: %s', async (_, [first, last]) => {
    const letters = Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
    const texts = letters.flatMap((letter) => [letter, `x${letter}e\u0301`]);
    expect(await foldedThere(texts)).toEqual(texts.map(folded));
  });

  test('leaves nothing as it is, and every text of letters alone in lower case', async () => {
    expect(await foldedThere(['', 'A`B', "N'UBWO %_\\"])).toEqual(['', "a'b", "n'ubwo %_\\"]);
    const { rows } = await sql<{ text: null }>`select folded(null) as text`.execute(db);
    expect(rows).toEqual([{ text: null }]);
  });

  test('puts names in the order of the program', async () => {
    const names = [
      'Zoé',
      "n'ubwa",
      'n’ubwo',
      'nubwo',
      'École 2',
      'ecole-1',
      'Ecole',
      'eau',
      'Ça',
      '“x”',
      '_',
      '😀',
      '9',
    ];
    const values = sql.join(names.map((it) => sql`(cast(${it} as text))`));
    const { rows } = await sql<{ it: string }>`
      with given(it) as (values ${values}) select it from given order by ${byText('it')}`.execute(db);
    expect(rows.map(({ it }) => it)).toEqual(names.toSorted(inFoldedOrder));
  });
});
